import { describe, expect, it } from 'vitest';
import { monthScale, nearestPlace } from './months.ts';

describe('a scale of months', () => {
  const { length, places, marks } = monthScale(['2020-08', '2020-10', '2022-04', '2023-12']);

  it('is true to time', () => {
    expect(length).toBe(40);
    expect(places).toEqual([0, 2 / 40, 20 / 40, 1]);
  });

  it('names both ends and each year between them', () => {
    expect(marks).toEqual([
      { at: 0, label: '2020.08' },
      { at: 5 / 40, label: '2021' },
      { at: 17 / 40, label: '2022' },
      { at: 29 / 40, label: '2023' },
      { at: 1, label: '2023.12' },
    ]);
  });

  it('leaves out a year whose name would touch an end', () => {
    expect(monthScale(['2020-12', '2023-01']).marks.map(({ label }) => label)).toEqual([
      '2020.12',
      '2022',
      '2023.01',
    ]);
  });

  it('of one month has one name', () => {
    expect(monthScale(['2023-12'])).toEqual({
      length: 1,
      places: [0],
      marks: [{ at: 0, label: '2023.12' }],
    });
  });

  it('finds what is nearest to a finger', () => {
    expect([-0.2, 0.04, 0.3, 0.9].map((at) => nearestPlace(places, at))).toEqual([0, 1, 2, 3]);
  });
});
