import { describe, expect, it } from 'vitest';
import { barShare, greatest } from './barShare.ts';

describe('barShare', () => {
  it('starts at zero: half the value is half the bar', () => {
    expect(barShare(470, 940)).toBe(0.5);
    expect(barShare(110, 130)).toBeCloseTo(0.846, 3);
  });

  it('stays inside the bar', () => {
    expect(barShare(1200, 940)).toBe(1);
    expect(barShare(-5, 940)).toBe(0);
    expect(barShare(0, 0)).toBe(0);
  });
});

describe('greatest', () => {
  it('is the value of a full bar', () => {
    expect(greatest([{ value: 480 }, { value: 940 }, { value: 560 }])).toBe(940);
    expect(greatest([])).toBe(0);
  });
});
