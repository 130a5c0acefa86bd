import { describe, expect, it } from 'vitest';
import { circleWidth, illuminance, luminousIntensity, recognitionRange } from './light.ts';

describe('light on the axis', () => {
  // By hand: Ω = 2π(1 − cos(α/2)), I = 0.6·Φ/Ω, E = I/d².
  it.each([
    { code: 'T90', fluxLm: 13_000, angleDeg: 11, candela: 269_650, lux: 18.7, at: 120 },
    { code: 'T10', fluxLm: 1700, angleDeg: 14, candela: 21_780, lux: 54.4, at: 20 },
    { code: 'T160', fluxLm: 22_000, angleDeg: 14, candela: 281_850, lux: 3.1, at: 300 },
  ])('of the $code is what a hand computes', ({ fluxLm, angleDeg, candela, lux, at }) => {
    const intensity = luminousIntensity(fluxLm, angleDeg);
    expect(Math.abs(intensity / candela - 1)).toBeLessThan(0.0005);
    expect(illuminance(intensity, at)).toBeCloseTo(lux, 1);
  });

  it('falls with the square of the distance', () => {
    expect(illuminance(1000, 20) * 4).toBe(illuminance(1000, 10));
  });

  // By hand, for the T90: 11°.
  it.each([
    { at: 50, width: 9.6 },
    { at: 100, width: 19.3 },
    { at: 250, width: 48.1 },
  ])('lights a circle of $width m at $at m', ({ at, width }) => {
    expect(circleWidth(11, at)).toBeCloseTo(width, 1);
  });

  it('recognises a person as far as the T90 is stated to, and half as far by a quarter of its light', () => {
    const stated = luminousIntensity(13_000, 11);
    expect(recognitionRange(stated)).toBe(250);
    expect(recognitionRange(stated / 4)).toBe(125);
  });
});
