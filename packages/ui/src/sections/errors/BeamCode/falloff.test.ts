import { expect, it } from 'vitest';
import { acrossBeam, aimAt, alongBeam, belowLamp, conicStops, lamp } from './falloff.ts';

it('leaves half of the light at the edge of the stated angle', () => {
  expect(acrossBeam(0, 11)).toBe(1);
  expect(acrossBeam(5.5, 11)).toBeCloseTo(0.5);
  expect(acrossBeam(-5.5, 11)).toBeCloseTo(0.5);
  // Twice as far off the axis: a half to the fourth power.
  expect(acrossBeam(11, 11)).toBeCloseTo(0.0625);
});

it('leaves a quarter of the light at twice the distance', () => {
  expect(alongBeam(2)).toBe(0.25);
  expect(alongBeam(0.2)).toBe(1);
});

it('lights a cone about its axis, dark at both ends', () => {
  const { stops, before } = conicStops(11);
  expect(before).toBeCloseTo(17.6);
  expect(stops.startsWith('transparent 0.00deg')).toBe(true);
  expect(stops).toContain('rgb(0 0 0/1.000) 17.60deg');
});

it('points at a place from where the lamp is', () => {
  const box = { left: 0, top: 0, width: 100, height: 100 };
  const from = { x: lamp.x * 100, y: lamp.y * 100 };
  expect(aimAt({ x: from.x, y: from.y + 10 }, box)).toBe(180);
  expect(belowLamp(aimAt({ x: from.x - 10, y: from.y + 10 }, box))).toBeCloseTo(225);
  expect(aimAt({ x: from.x + 10, y: from.y + 10 }, box)).toBeCloseTo(135);
  expect(belowLamp(aimAt({ x: from.x + 10, y: from.y }, box))).toBe(105);
});
