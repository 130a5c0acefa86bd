import { expect, it } from 'vitest';
import { groundAxis, groundRadius } from './footprint.ts';

it.each([
  // By hand: 500² = 300² + 400².
  [500, 300, 400],
  [410, 0, 410],
  [60, 80, 0],
])('of %d m reaches from %d m up %d m of ground', (reach, height, radius) => {
  expect(groundRadius(reach, height)).toBeCloseTo(radius);
});

it.each([
  [410, 500, 250],
  [480, 500, 250],
  [200, 200, 100],
])('draws the ground of a reach of %d m to %d m on each side', (reach, half, labelled) => {
  expect(groundAxis(reach)).toEqual({ half, labelled });
});
