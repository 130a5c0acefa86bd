export type Point = readonly [x: number, y: number, z: number];

/** Length of a cell's edge, in metres: what is nearer to each other counts as touching. */
export const cell = 0.01;

/** A grid of 1024 cells a side around the origin, as one number a cell: adding the number of a step moves it. */
const half = 512;
const bits = 10;
const mask = (1 << bits) - 1;

/** Cells along the axes, from the origin. */
export const toCells = (metres: number): number => Math.floor(metres / cell);

const numbered = (x: number, y: number, z: number): number =>
  (x + half) | ((y + half) << bits) | ((z + half) << (2 * bits));

/** Cells along the axes of a cell. */
export const coordinatesOf = (number: number): Point => [
  (number & mask) - half,
  ((number >> bits) & mask) - half,
  ((number >> (2 * bits)) & mask) - half,
];

/** What to add to a cell's number to move it by so many cells. */
export const stepOf = ([x, y, z]: Point): number => x + y * (1 << bits) + z * (1 << (2 * bits));

/**
 * The cells that triangles pass through, as far as points that lie no more than a cell apart show it. A set of models has some
 * hundred thousand triangles, so it makes no object for any of them.
 *
 * @param corners x, y, z of the three corners of each triangle, in metres, one after the other
 */
export function cellsOf(corners: Float32Array): Set<number> {
  const cells = new Set<number>();
  for (let index = 0; index + 8 < corners.length; index += 9) {
    const [x, y, z] = [corners[index] ?? 0, corners[index + 1] ?? 0, corners[index + 2] ?? 0];
    const [ux, uy, uz] = [
      (corners[index + 3] ?? 0) - x,
      (corners[index + 4] ?? 0) - y,
      (corners[index + 5] ?? 0) - z,
    ];
    const [vx, vy, vz] = [
      (corners[index + 6] ?? 0) - x,
      (corners[index + 7] ?? 0) - y,
      (corners[index + 8] ?? 0) - z,
    ];
    const longest = Math.max(
      longestOf(ux, uy, uz),
      longestOf(vx, vy, vz),
      longestOf(vx - ux, vy - uy, vz - uz),
    );
    const steps = Math.max(1, Math.ceil(longest / cell));
    for (let one = 0; one <= steps; one += 1)
      for (let other = 0; other + one <= steps; other += 1) {
        const [u, v] = [one / steps, other / steps];
        cells.add(
          numbered(toCells(x + u * ux + v * vx), toCells(y + u * uy + v * vy), toCells(z + u * uz + v * vz)),
        );
      }
  }
  return cells;
}

const longestOf = (x: number, y: number, z: number): number =>
  Math.max(Math.abs(x), Math.abs(y), Math.abs(z));
