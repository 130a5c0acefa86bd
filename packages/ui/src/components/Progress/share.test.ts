import { describe, expect, it } from 'vitest';
import { announcedPercent, percentOf } from './share.ts';

describe('percentOf', () => {
  it.each([
    [0, 312_576, 0],
    [200_704, 312_576, 64],
    [312_575, 312_576, 99],
    [312_576, 312_576, 100],
  ])('%i of %i is %i', (value, max, percent) => {
    expect(percentOf(value, max)).toBe(percent);
  });

  it('stays between 0 and 100', () => {
    expect(percentOf(-1, 10)).toBe(0);
    expect(percentOf(11, 10)).toBe(100);
  });

  it('is 0 where there is nothing to do', () => {
    expect(percentOf(0, 0)).toBe(0);
    expect(percentOf(5, 0)).toBe(0);
    expect(percentOf(Number.NaN, Number.NaN)).toBe(0);
  });
});

describe('announcedPercent', () => {
  it('speaks once in ten percent', () => {
    const said = Array.from({ length: 101 }, (_, percent) => announcedPercent(percent));
    expect([...new Set(said)]).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100]);
    expect(announcedPercent(69)).toBe(60);
    expect(announcedPercent(70)).toBe(70);
  });
});
