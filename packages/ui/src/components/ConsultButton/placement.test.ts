import { describe, expect, it } from 'vitest';
import { liftOf } from './placement.ts';

const float = { left: 300, top: 700, right: 352, bottom: 752 };
const row = (top: number, bottom: number) => ({ left: 0, top, right: 390, bottom });

describe('liftOf', () => {
  it('stays where nothing is', () => {
    expect(liftOf(float, [], 400)).toBe(0);
    expect(liftOf(float, [row(600, 690)], 400)).toBe(0);
  });

  it('goes up to the first gap that is high enough', () => {
    const lift = liftOf(float, [row(740, 800), row(640, 690), row(500, 560)], 400);
    // Between 560 and 640 it has room for itself and a ring on both sides.
    expect(lift).toBeGreaterThanOrEqual(752 - 636);
    expect(lift).toBeLessThanOrEqual(700 - 564);
  });

  it('has no place where every gap is too low, or too far up', () => {
    expect(liftOf(float, [row(0, 800)], 400)).toBeNull();
    expect(liftOf(float, [row(400, 800)], 200)).toBeNull();
  });
});
