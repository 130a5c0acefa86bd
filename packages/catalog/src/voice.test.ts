import { levelAt, noiseOfPlaces, speechMargins, understoodTo } from '@payload/measure/voice';
import { describe, expect, it } from 'vitest';
import { physicsOf } from './physics.ts';
import { products } from './products/index.ts';

const horns = products.flatMap((product) => {
  const physics = physicsOf(product);
  return physics?.kind === 'sound' ? [{ code: product.code, ...physics }] : [];
});

describe('a voice at a distance', () => {
  // By hand: L − 20·lg d − 0.009·d.
  it.each([
    { level: 114, at: 50, heard: 79.6 },
    { level: 130, at: 940, heard: 62.1 },
    { level: 110, at: 1, heard: 110 },
  ])('of $level dB has $heard dB at $at m', ({ level, at, heard }) => {
    expect(levelAt(level, at)).toBeCloseTo(heard, 1);
  });

  it.each(horns)('of the $code has the levels of its data sheet', ({ levelDb, points }) => {
    for (const point of points)
      expect(Math.abs(levelAt(levelDb, point.distanceM) - point.levelDb)).toBeLessThan(0.06);
  });

  it.each(horns)(
    'of the $code is understood in a quiet field as far as it is stated',
    ({ levelDb, reachM }) => {
      const over = (metres: number) => levelAt(levelDb, metres) - noiseOfPlaces.quiet;
      // Ranges are stated in steps of 10 m.
      expect(over(reachM - 10)).toBeGreaterThan(speechMargins.understood);
      expect(over(reachM + 10)).toBeLessThan(speechMargins.understood);
    },
  );

  // By hand: 118 − 20·lg 73 − 0.009·73 = 80.08 dB, 15 dB above a street; 74 m give 79.95.
  it.each([
    { level: 118, reach: 73 },
    { level: 90, reach: 3 },
    { level: 70, reach: 0 },
  ])('of $level dB is understood beside a street to $reach m', ({ level, reach }) => {
    expect(understoodTo(level, 'street')).toBe(reach);
    expect(levelAt(level, Math.max(1, reach)) >= 80).toBe(reach > 0);
    expect(levelAt(level, reach + 1)).toBeLessThan(80);
  });
});
