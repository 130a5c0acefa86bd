import { describe, expect, it } from 'vitest';
import { beamDiameter, drawBeam } from './beam.ts';

describe('beamDiameter', () => {
  it('grows with the distance: an 11 degree beam lights 9.6 m at 50 m and 19.3 m at 100 m', () => {
    expect(beamDiameter(50, 11)).toBeCloseTo(9.63, 2);
    expect(beamDiameter(100, 11)).toBeCloseTo(19.26, 2);
  });

  it('is twice the distance at a right angle, and nothing at the lamp', () => {
    expect(beamDiameter(10, 90)).toBeCloseTo(20, 9);
    expect(beamDiameter(0, 11)).toBe(0);
  });
});

describe('drawBeam', () => {
  it('draws the angle that the lamp has', () => {
    const { zero, half, circles } = drawBeam(11, [50, 100]);
    const opening = (Math.atan(half / (1 - zero)) * 360) / Math.PI;
    expect(opening).toBeCloseTo(11, 9);
    for (const circle of circles) {
      expect((Math.atan(circle.half / (circle.along - zero)) * 360) / Math.PI).toBeCloseTo(11, 9);
    }
  });

  it('places the circles by their distance, the last one before the end', () => {
    const { zero, circles } = drawBeam(11, [50, 100]);
    const [near, far] = circles.map(({ along }) => along - zero);
    expect(far).toBeCloseTo(2 * near!, 9);
    expect(circles[1]!.along).toBeLessThan(1);
  });

  it('has a tick at each circle', () => {
    const { zero, ticks, circles } = drawBeam(14, [50, 100]);
    for (const { along } of circles) {
      const tick = ((along - zero) / (1 - zero)) * ticks;
      expect(tick).toBeCloseTo(Math.round(tick), 9);
    }
  });

  it('keeps a flood light on the page, edge and circles alike', () => {
    const { ratio, half, zero, circles } = drawBeam(90, [20]);
    expect(ratio).toBeCloseTo(0.3, 9);
    expect(half).toBeCloseTo(ratio / 2, 9);
    expect(circles[0]!.half / (circles[0]!.along - zero)).toBeCloseTo(half / (1 - zero), 9);
    expect(circles[0]!.diameter).toBeCloseTo(40, 9);
  });
});
