import { describe, expect, it } from 'vitest';
import { lanesIn, lightLevel, worthyDigits } from './light.ts';

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
