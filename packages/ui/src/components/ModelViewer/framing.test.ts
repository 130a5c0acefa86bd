import { describe, expect, it } from 'vitest';
import { framed, halfWidth } from './framing.ts';

/** The corners of a box, in metres. */
const box = (width: number, height: number, depth: number, at = 0) =>
  new Float32Array(
    [-1, 1].flatMap((x) =>
      [-1, 1].flatMap((y) =>
        [-1, 1].flatMap((z) => [at + (x * width) / 2, (y * height) / 2, (z * depth) / 2]),
      ),
    ),
  );

const front = { azimuth: 0, elevation: 0, fill: 0.78 };

describe('a model in its picture', () => {
  it('fills the part of the width that it should', () => {
    const { distance, shift } = framed(box(0.2, 0.05, 0.1), front, 4 / 3);
    // Its front is nearer than its middle.
    expect(0.1 / (distance - 0.05)).toBeCloseTo(halfWidth * front.fill, 4);
    expect(shift.x).toBeCloseTo(0);
  });

  it('fills the height where it is tall', () => {
    const { distance } = framed(box(0.05, 0.2, 0.1), front, 4 / 3);
    expect(0.1 / (distance - 0.05)).toBeCloseTo((halfWidth * front.fill * 3) / 4, 4);
  });

  it('is gone around in its middle, wherever it lies', () => {
    expect(framed(box(0.2, 0.1, 0.1, 5), front, 4 / 3).center[0]).toBeCloseTo(5, 4);
  });

  it('is brought into the middle where perspective moves it', () => {
    const { shift } = framed(box(0.2, 0.1, 0.4), { ...front, azimuth: -30, elevation: 20 }, 4 / 3);
    expect(Math.abs(shift.x) + Math.abs(shift.y)).toBeGreaterThan(0.001);
  });

  it('has the same view at any scale', () => {
    const small = framed(box(0.02, 0.01, 0.01), front, 4 / 3);
    const large = framed(box(20, 10, 10), front, 4 / 3);
    expect(large.distance / small.distance).toBeCloseTo(1000, 0);
  });
});
