import { describe, expect, it } from 'vitest';
import { cell, cellsOf, type Point, stepOf, toCells } from './grid.ts';
import { type Held, hangingPlaces } from './hanging-places.ts';

type Box = readonly [least: Point, most: Point];

/** The faces of a box in metres, as triangles. */
function boxed([least, most]: Box): Float32Array {
  const at = (x: number, y: number, z: number): number[] => [
    [least, most][x]?.[0] ?? 0,
    [least, most][y]?.[1] ?? 0,
    [least, most][z]?.[2] ?? 0,
  ];
  const faces = [0, 1].flatMap((side) => [
    [at(side, 0, 0), at(side, 1, 0), at(side, 1, 1), at(side, 0, 1)],
    [at(0, side, 0), at(1, side, 0), at(1, side, 1), at(0, side, 1)],
    [at(0, 0, side), at(1, 0, side), at(1, 1, side), at(0, 1, side)],
  ]);
  return new Float32Array(faces.flatMap(([a = [], b = [], c = [], d = []]) => [a, b, c, a, c, d].flat()));
}

const hull: Box = [
  [-0.1, 0, -0.2],
  [0.1, 0.1, 0.2],
];
/** It hangs under the nose, where the mount is. */
const camera: Box = [
  [-0.05, -0.15, 0.05],
  [0.05, 0, 0.15],
];
const mount: Point = [0, 0.005, 0.1];
const carrier = (...boxes: Box[]) => ({
  cells: new Set(boxes.flatMap((box) => [...cellsOf(boxed(box))])),
  mount,
});

/** As wide as it is deep, held in the middle of its top. */
const payload = (key: string, width: number, height = 0.15): Held => {
  const box: Box = [
    [-width / 2, -height, -0.05],
    [width / 2, 0, 0.05],
  ];
  return { key, side: 'below', body: { cells: cellsOf(boxed(box)), least: box[0], most: box[1] } };
};

const moved = ({ body }: Held, [x, y, z]: Point): number[] => {
  const step = stepOf([Math.round(x / cell), toCells(y), Math.round(z / cell)]);
  return [...body.cells].map((each) => each + step);
};

describe('what hangs from an aircraft', () => {
  it('hangs from its mount where nothing else is', () => {
    const { places } = hangingPlaces(carrier(hull), [payload('T90', 0.2)]);
    expect(places['T90']).toEqual([0, 0.005, expect.closeTo(0.1)]);
  });

  it('gives way to the camera along the hull', () => {
    const { places } = hangingPlaces(carrier(hull, camera), [payload('T90', 0.2)]);
    const [x, y, z] = places['T90'] ?? [];
    expect([x, y]).toEqual([0, 0.005]);
    // The camera begins at 50 mm, and the payload ends 50 mm before its mount.
    expect(z).toBeLessThanOrEqual(0);
    expect(z).toBeGreaterThan(-0.05);
  });

  it('stands two beside the camera, held by a bar', () => {
    const { places, bars } = hangingPlaces(carrier(hull, camera), [
      payload('T90', 0.2),
      payload('H150T', 0.25),
    ]);
    const [left, right] = [places['T90'], places['H150T']];
    expect(left?.[0]).toBeLessThan(-0.15);
    expect(right?.[0]).toBeGreaterThan(0.17);
    expect(left?.[2]).toBe(right?.[2]);
    expect(bars).toContainEqual([left, right]);
  });

  it.each([1, 2, 3, 4, 5])('leaves no two of %i within each other or the aircraft', (count) => {
    const held = Array.from({ length: count }, (_, index) => payload(String(index), 0.1 + index * 0.03));
    const aircraft = carrier(hull, camera);
    const { places } = hangingPlaces(aircraft, held);
    const bodies = held.map((each) => moved(each, places[each.key] ?? [0, 0, 0]));
    const all = bodies.flat();
    expect(new Set(all).size).toBe(all.length);
    const below = [...cellsOf(boxed(camera))];
    expect(all.filter((each) => below.includes(each))).toEqual([]);
  });

  it('is lowered, on a post, where the hull has no room', () => {
    const wall: Box = [
      [-0.5, -0.1, -0.3],
      [0.5, 0, 0.3],
    ];
    const { places, bars } = hangingPlaces(carrier(hull, wall), [payload('DS16', 0.8)]);
    expect(places['DS16']?.[1]).toBeLessThan(-0.06);
    expect(bars[0]?.[0]).toEqual(places['DS16']);
    expect(bars[0]?.[1][1]).toBeGreaterThan(0);
  });

  it('clips on top, in a line along the back', () => {
    const held = ['S3', 'AF1'].map((key): Held => ({ ...payload(key, 0.06, 0.03), side: 'above' }));
    const { places } = hangingPlaces(carrier(hull), held);
    for (const { key } of held) expect(places[key]?.[1]).toBeCloseTo(0.1, 1);
    expect((places['S3']?.[2] ?? 0) - (places['AF1']?.[2] ?? 0)).toBeGreaterThan(0.1);
  });
});
