import { cell, coordinatesOf, type Point, stepOf, toCells } from './grid.ts';

/** A body on the grid, whose mount is the origin. */
export type Body = {
  cells: ReadonlySet<number>;
  /** Corners of the box around it, in metres. */
  least: Point;
  most: Point;
};

export type Held = {
  /** Unique among what hangs. */
  key: string;
  body: Body;
  /** Hung below the aircraft, or clipped on top of it, the mount downwards. */
  side: 'below' | 'above';
};

export type HangingPlaces = {
  /** Where each one's mount is, in metres. */
  places: Record<string, Point>;
  /** What holds it where the hull does not reach: from and to, in metres. */
  bars: readonly (readonly [from: Point, to: Point])[];
};

/** Cells between neighbours. */
const spacing = 2;
/** As far as the halves of a row stand apart in the middle, where a camera hangs. */
const mostApart = 26;
/** A row stands rather apart, beside what hangs in its middle, than before or behind it. */
const awayCost = 2;
/** A mount is within the hull; so far below it the body may touch what it hangs from. */
const mountDepth = 2;
/** Above the mount the hull begins within so many cells. */
const hullDepth = 5;
/** Cells that a row is lowered by at most, where nothing is free before. */
const mostLowered = 80;

/**
 * Finds places for what hangs from an aircraft so that nothing is within anything else: one in the middle, the others in a row beside it
 * and beside the camera, all looking forward; what clips on top in a line along the back.
 *
 * @param aircraft its cells, and where it holds a payload, in metres
 */
export function hangingPlaces(
  aircraft: { cells: ReadonlySet<number>; mount: Point },
  held: readonly Held[],
): HangingPlaces {
  const hull = hullOf(aircraft);
  const below = held.filter(({ side }) => side === 'below');
  const [middle, ...rest] = below;
  const rows = below.length % 2 === 1 && middle ? [[middle], rest] : [below];
  const places: Record<string, Point> = {};
  const bars: (readonly [Point, Point])[] = [];
  const taken = new Set(aircraft.cells);
  for (const row of rows.filter(({ length }) => length > 0)) {
    const { xs, y, z } = freeRow(row, taken, aircraft.mount, hull);
    for (const [index, { key, body }] of row.entries()) {
      const at = xs[index] ?? 0;
      places[key] = [at * cell, aircraft.mount[1] + y * cell, z * cell];
      const step = stepOf([at, toCells(aircraft.mount[1]) + y, z]);
      for (const each of body.cells) taken.add(each + step);
    }
    bars.push(...barsOf(row, places, aircraft.mount));
  }
  Object.assign(places, placesOnTop(held, aircraft.cells, hull));
  return { places, bars };
}

/** First and last cell of the hull's underside along its middle line. */
function hullOf({
  cells,
  mount,
}: {
  cells: ReadonlySet<number>;
  mount: Point;
}): [first: number, last: number] {
  const level = toCells(mount[1]);
  let [first, last] = [toCells(mount[2]), toCells(mount[2])];
  for (const each of cells) {
    const [x, y, z] = coordinatesOf(each);
    if (Math.abs(x) > mountDepth || y < level - mountDepth || y > level + hullDepth) continue;
    first = Math.min(first, z);
    last = Math.max(last, z);
  }
  return [first, last];
}

type Row = { xs: number[]; y: number; z: number };

/** The free place nearest to the mount: along the hull first, then with room in the middle, at last below. */
function freeRow(
  row: readonly Held[],
  taken: ReadonlySet<number>,
  mount: Point,
  [first, last]: readonly [number, number],
): Row {
  const [level, home] = [toCells(mount[1]), toCells(mount[2])];
  const isPaired = row.length > 1;
  const candidates: (Row & { cost: number })[] = [];
  for (let z = first; z <= last; z += 1)
    for (let apart = spacing; apart <= (isPaired ? mostApart : spacing); apart += 2)
      candidates.push({ xs: across(row, apart), y: 0, z, cost: awayCost * Math.abs(z - home) + apart });
  const isFree = ({ xs, y, z }: Row) =>
    row.every(({ body }, index) => {
      const step = stepOf([xs[index] ?? 0, level + y, z]);
      for (const each of body.cells)
        if (coordinatesOf(each)[1] < -mountDepth && taken.has(each + step)) return false;
      return true;
    });
  const found = candidates.toSorted((one, other) => one.cost - other.cost).find(isFree);
  if (found) return found;
  const lowered = (y: number): Row => ({ xs: across(row, spacing), y: -y, z: home });
  let depth = 1;
  while (depth < mostLowered && !isFree(lowered(depth))) depth += 1;
  return lowered(depth);
}

/** Where the mounts of a row are across, in cells; half of them on each side of the middle. */
function across(row: readonly Held[], apart: number): number[] {
  if (row.length === 1) return [0];
  const half = row.length / 2;
  const widths = row.map(({ body }) => [toCells(body.least[0]), toCells(body.most[0]) + 1] as const);
  const xs: number[] = [];
  let right = apart / 2;
  for (const [least, most] of widths.slice(half)) {
    xs.push(right - least);
    right += most - least + spacing;
  }
  let left = -apart / 2;
  for (const [least, most] of widths.slice(0, half).toReversed()) {
    xs.unshift(left - most);
    left -= most - least + spacing;
  }
  return xs.map(Math.round);
}

/** A bar across a row, and a post from it into the hull; a single one that is not lowered hangs from the hull itself. */
function barsOf(
  row: readonly Held[],
  places: Readonly<Record<string, Point>>,
  mount: Point,
): (readonly [Point, Point])[] {
  const points = row.flatMap(({ key }) => {
    const place = places[key];
    return place ? [place] : [];
  });
  const [from, to] = [points.at(0), points.at(-1)];
  if (!from || !to) return [];
  const top: Point = [0, mount[1] + hullDepth * cell, from[2]];
  return [[[0, from[1], from[2]], top], ...(points.length > 1 ? [[from, to] as const] : [])];
}

/** In a line along the aircraft's back, each as high as what lies under it. */
function placesOnTop(
  held: readonly Held[],
  cells: ReadonlySet<number>,
  [first, last]: readonly [number, number],
): Record<string, Point> {
  const above = held.filter(({ side }) => side === 'above');
  if (above.length === 0) return {};
  const lengths = above.map(({ body }) => [toCells(body.least[2]), toCells(body.most[2]) + 1] as const);
  const whole = lengths.reduce((sum, [least, most]) => sum + most - least + spacing, -spacing);
  const places: Record<string, Point> = {};
  let z = Math.round((first + last + whole) / 2);
  for (const [index, { key, body }] of above.entries()) {
    const [least, most] = lengths[index] ?? [0, 0];
    const at = z - most;
    const [left, right] = [toCells(body.least[0]), toCells(body.most[0])];
    let top = Number.NEGATIVE_INFINITY;
    for (const each of cells) {
      const [cellX, cellY, cellZ] = coordinatesOf(each);
      if (cellX >= left && cellX <= right && cellZ >= at + least && cellZ <= at + most)
        top = Math.max(top, cellY + 1);
    }
    places[key] = [0, top * cell, at * cell];
    z -= most - least + spacing;
  }
  return places;
}
