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

/** The cell around a point in metres. */
const cellAt = ([x, y, z]: Point): number => numbered(toCells(x), toCells(y), toCells(z));

/** Cells along the axes of a cell. */
export const coordinatesOf = (number: number): Point => [
  (number & mask) - half,
  ((number >> bits) & mask) - half,
  ((number >> (2 * bits)) & mask) - half,
];

/** What to add to a cell's number to move it by so many cells. */
export const stepOf = ([x, y, z]: Point): number => x + y * (1 << bits) + z * (1 << (2 * bits));

/**
 * The cells that triangles pass through, as far as points that lie no more than a cell apart show it.
 *
 * @param corners x, y, z of the three corners of each triangle, in metres, one after the other
 */
export function cellsOf(corners: Float32Array): Set<number> {
  const cells = new Set<number>();
  const at = (index: number): Point => [
    corners[index] ?? 0,
    corners[index + 1] ?? 0,
    corners[index + 2] ?? 0,
  ];
  for (let index = 0; index + 8 < corners.length; index += 9) {
    const [a, b, c] = [at(index), at(index + 3), at(index + 6)];
    const [ab, ac] = [along(a, b), along(a, c)];
    const steps = Math.max(1, Math.ceil(Math.max(longest(ab), longest(ac), longest(along(b, c))) / cell));
    for (let one = 0; one <= steps; one += 1)
      for (let other = 0; other + one <= steps; other += 1) {
        const [u, v] = [one / steps, other / steps];
        cells.add(
          cellAt([a[0] + u * ab[0] + v * ac[0], a[1] + u * ab[1] + v * ac[1], a[2] + u * ab[2] + v * ac[2]]),
        );
      }
  }
  return cells;
}

const along = (from: Point, to: Point): Point => [to[0] - from[0], to[1] - from[1], to[2] - from[2]];

const longest = (edge: Point): number => Math.max(...edge.map(Math.abs));
