import { describe, expect, it } from 'vitest';
import { editsAllowed, editsBetween, nearest } from './spelling.ts';

describe('editsBetween', () => {
  it.each([
    ['searchlight', 'searchlight', 0],
    ['serchlight', 'searchlight', 1],
    ['searrchlight', 'searchlight', 1],
    ['searchligth', 'searchlight', 1],
    ['megafone', 'megaphone', 2],
    ['探照登', '探照灯', 1],
  ])('%s and %s are %i apart', (from, to, edits) => {
    expect(editsBetween(from, to, 2)).toBe(edits);
    expect(editsBetween(to, from, 2)).toBe(edits);
  });

  it('does not count what is more than asked for', () => {
    expect(editsBetween('dropper', 'megaphone', 2)).toBe(3);
  });
});

describe('nearest', () => {
  it('gives the nearest first, of equal ones what begins alike and is as long', () => {
    expect(nearest('h105t', ['h10t', 't90', 'h150t'], 1)).toEqual(['h150t', 'h10t']);
  });

  it('leaves short words and codes of two characters alone', () => {
    expect(['led', 's2', 'aid'].map(editsAllowed)).toEqual([0, 0, 0]);
    expect(['t9o', 'repair', 'megaphone'].map(editsAllowed)).toEqual([1, 1, 2]);
  });
});
