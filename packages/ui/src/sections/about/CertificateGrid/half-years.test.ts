import { describe, expect, it } from 'vitest';
import { countedKinds, halfYears, placeOnAxis } from './half-years.ts';

const items = [
  { date: '2022-12-28', kind: 'utility', number: 4 },
  { date: '2021-06-30', kind: 'design', number: 3 },
  { date: '2020-12-29', kind: 'utility', number: 2 },
  { date: '2020-08-18', kind: 'design', number: 1 },
];

describe('certificates on an axis of half-years', () => {
  it('stand in theirs, the oldest first, and empty ones stand between', () => {
    expect(halfYears(items).map(({ label, items: own }) => [label, own.map(({ number }) => number)])).toEqual(
      [
        ['2020.07–12', [1, 2]],
        ['2021.01–06', [3]],
        ['2021.07–12', []],
        ['2022.01–06', []],
        ['2022.07–12', [4]],
      ],
    );
    expect(halfYears([])).toEqual([]);
  });

  it('lie at their day', () => {
    const axis = { from: '2020-07', columns: 5 };
    expect(placeOnAxis('2020-07-01', axis)).toBe(0);
    expect(placeOnAxis('2021-10-01', axis)).toBe(0.5);
    expect(placeOnAxis('2022-12-31', axis)).toBeCloseTo(1, 2);
  });

  it('are counted by the kinds that there are', () => {
    const kinds = { design: 'Design', invention: 'Invention', utility: 'Utility model' };
    expect(countedKinds(items.slice(1), kinds)).toEqual([
      { kind: 'design', label: 'Design', count: 2 },
      { kind: 'utility', label: 'Utility model', count: 1 },
    ]);
  });
});
