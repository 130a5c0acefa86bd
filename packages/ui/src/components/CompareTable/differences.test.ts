import { describe, expect, it } from 'vitest';
import type { CompareCell, CompareRow } from './comparison.ts';
import { bestOf, differs } from './differences.ts';

const cell = (value: number | string): CompareCell => ({
  content: value,
  text: String(value),
  value: typeof value === 'number' ? value : undefined,
});

function row(better: CompareRow['better'], cells: Record<string, number | string>): CompareRow {
  return {
    key: 'row',
    label: 'row',
    better,
    cells: Object.fromEntries(Object.entries(cells).map(([key, value]) => [key, cell(value)])),
  };
}

describe('differs', () => {
  it('compares the texts of the models shown, and of no other', () => {
    const protocol = row(null, { a: 'PSDK', b: 'PSDK', c: 'MSDK' });
    expect(differs(protocol, ['a', 'b'])).toBe(false);
    expect(differs(protocol, ['a', 'b', 'c'])).toBe(true);
  });

  it('takes a missing cell for an empty one', () => {
    expect(differs(row(null, { a: 'IP54' }), ['a', 'b'])).toBe(true);
    expect(differs(row(null, {}), ['a', 'b'])).toBe(false);
  });

  it('finds nothing to differ in one model', () => {
    expect(differs(row('more', { a: 114 }), ['a'])).toBe(false);
  });
});

describe('bestOf', () => {
  const figures = { a: 15, b: 34, c: 60 };

  it('is the highest where more is better, the lowest where less is', () => {
    expect(bestOf(row('more', figures), ['a', 'b', 'c'])).toEqual({ model: 'c', end: 'highest' });
    expect(bestOf(row('less', figures), ['a', 'b', 'c'])).toEqual({ model: 'a', end: 'lowest' });
  });

  it('looks at the models shown alone', () => {
    expect(bestOf(row('more', figures), ['a', 'b'])).toEqual({ model: 'b', end: 'highest' });
  });

  it('is none where it depends on the job', () => {
    expect(bestOf(row(null, figures), ['a', 'b', 'c'])).toBeNull();
  });

  it('is none where the best is shared, and stays where another figure is', () => {
    expect(bestOf(row('more', { a: 34, b: 60, c: 60 }), ['a', 'b', 'c'])).toBeNull();
    expect(bestOf(row('more', { a: 34, b: 34, c: 60 }), ['a', 'b', 'c'])?.model).toBe('c');
  });

  it('needs two figures', () => {
    expect(bestOf(row('more', { a: 34, b: 'not stated' }), ['a', 'b'])).toBeNull();
    expect(bestOf(row('more', { a: 34 }), ['a'])).toBeNull();
  });
});
