import { describe, expect, it } from 'vitest';
import { circleAt, lanesIn, lightLevel, luxAt, worthyDigits } from './light.ts';

describe('light at a distance', () => {
  // By hand, for the T90: 269 650 cd, 11°.
  it.each([
    { distance: 50, lux: 107.9, circle: 9.6 },
    { distance: 100, lux: 27, circle: 19.3 },
    { distance: 250, lux: 4.3, circle: 48.1 },
  ])('at $distance m is $lux lx in a circle of $circle m', ({ distance, lux, circle }) => {
    expect(luxAt(269_650, distance)).toBeCloseTo(lux, 1);
    expect(circleAt(11, distance)).toBeCloseTo(circle, 1);
  });
});

describe('the light in words', () => {
  it.each([
    [2696, 'theatre'],
    [500, 'office'],
    [107.9, 'corridor'],
    [50, 'junction'],
    [27, 'road'],
    [18.7, 'street'],
    [4.3, 'path'],
    [0.25, 'moon'],
    [0.24, 'dark'],
  ])('%d lx is enough for: %s', (lux, level) => {
    expect(lightLevel(lux)).toBe(level);
  });

  it('counts lanes that lie in the circle whole', () => {
    expect([3.4, 3.5, 19.3].map(lanesIn)).toEqual([0, 1, 5]);
  });

  it('says no more digits than are measured', () => {
    expect([2696, 27, 4.3, 0.24].map(worthyDigits)).toEqual([0, 1, 1, 2]);
  });
});
