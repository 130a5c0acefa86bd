import { describe, expect, it } from 'vitest';
import { rulerAxis } from './axis.ts';
import { placeLabels, rulerStems } from './labels.ts';

describe('rulerAxis', () => {
  it.each([
    [940, 1000, 200],
    [22000, 25000, 5000],
    [30, 30, 10],
    [130, 150, 50],
    [5, 5, 1],
    [0.3, 0.3, 0.1],
    [1000, 1000, 200],
  ])('for %d ends at %d in steps of %d', (greatest, max, step) => {
    expect(rulerAxis(greatest)).toEqual({ max, step });
  });

  it('has an end even without values', () => {
    expect(rulerAxis(0).max).toBeGreaterThan(0);
  });
});

describe('rulerStems', () => {
  it('gives one stem to models of one value, in the order of the scale', () => {
    const stems = rulerStems(
      [
        { key: 'H1T', value: 300 },
        { key: 'H1C', value: 200 },
        { key: 'H1G', value: 200 },
      ],
      1000,
    );
    expect(stems.map(({ at, items }) => [at, items.map(({ key }) => key)])).toEqual([
      [0.2, ['H1C', 'H1G']],
      [0.3, ['H1T']],
    ]);
  });
});

/** Areas that the codes cover, in parts of the scale and rows. */
function areas(stems: readonly { at: number; width: number; rows: number }[]) {
  return placeLabels(stems).map(({ level, side }, index) => {
    const { at, width, rows } = stems[index]!;
    const from = side === 'end' ? at : at - width;
    return { at, level, side, from, to: from + width, bottom: level - rows + 1, top: level };
  });
}

/** What cannot be read, in words. */
function faults(stems: readonly { at: number; width: number; rows: number }[]): string[] {
  const all = areas(stems);
  const found: string[] = [];
  for (const [index, one] of all.entries()) {
    if (one.bottom < 0) found.push(`code ${index} is below the lowest row`);
    if (one.from < -1e-9) found.push(`code ${index} leaves the scale`);
    for (const [other, two] of all.entries()) {
      if (index === other) continue;
      const besides = one.from < two.to - 1e-9 && two.from < one.to - 1e-9;
      const above = one.bottom <= two.top && two.bottom <= one.top;
      if (besides && above) found.push(`codes ${index} and ${other} touch`);
      const crosses = two.at > one.from + 1e-9 && two.at < one.to - 1e-9 && two.level >= one.bottom;
      if (crosses) found.push(`stem ${other} runs through code ${index}`);
    }
  }
  return found;
}

describe('placeLabels', () => {
  it('leaves codes with room on the lowest row, behind their stems', () => {
    const placed = placeLabels([
      { at: 0.2, width: 0.04, rows: 1 },
      { at: 0.25, width: 0.04, rows: 1 },
      { at: 0.9, width: 0.08, rows: 1 },
    ]);
    expect(placed).toEqual([
      { level: 0, side: 'end' },
      { level: 0, side: 'end' },
      { level: 0, side: 'end' },
    ]);
  });

  it('stacks the codes of one stem', () => {
    expect(placeLabels([{ at: 0.2, width: 0.04, rows: 2 }])).toEqual([{ level: 1, side: 'end' }]);
  });

  it('lifts a code over a stem that is too close', () => {
    const placed = placeLabels([
      { at: 0.2, width: 0.1, rows: 1 },
      { at: 0.22, width: 0.1, rows: 1 },
      { at: 0.24, width: 0.1, rows: 1 },
    ]);
    expect(placed.map(({ level }) => level)).toEqual([2, 1, 0]);
  });

  it('turns a code round at the end of the scale', () => {
    expect(placeLabels([{ at: 1, width: 0.06, rows: 1 }])).toEqual([{ level: 0, side: 'start' }]);
  });

  it('keeps every code readable in the families of the catalogue', () => {
    const width = 0.12;
    for (const values of [
      [200, 250, 300, 480, 560, 840, 940].map((value) => value / 1000),
      [1700, 3200, 3600, 4000, 8600, 9000, 11500, 13000, 14000, 22000].map((value) => value / 25000),
      [0.5, 1, 2, 2.5, 8, 10, 20, 30].map((value) => value / 30),
      [0.95, 0.96, 0.97, 0.98, 0.99, 1],
      [0.86, 0.9, 0.95],
    ]) {
      expect(faults(values.map((at) => ({ at, width, rows: 1 })))).toEqual([]);
      expect(faults(values.map((at, index) => ({ at, width, rows: 1 + (index % 2) })))).toEqual([]);
    }
  });
});
