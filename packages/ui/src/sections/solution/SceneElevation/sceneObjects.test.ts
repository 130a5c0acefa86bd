import { expect, it } from 'vitest';
import { scenes } from '../../../fixtures/scenes.ts';
import { groundAt, type SceneObject, sceneLines } from './sceneObjects.ts';

const slope = [
  [0, 0],
  [10, 0],
  [30, 10],
] as const;

/** Places that a path goes through, of the commands that objects are drawn by. */
function placesOf(path: string): { x: number; y: number }[] {
  const places: { x: number; y: number }[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [, command = '', rest = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const numbers = (rest.match(/-?(?:\d*\.)?\d+/g) ?? []).map(Number);
    const isAbsolute = command === command.toUpperCase();
    const size = { m: 2, l: 2, t: 2, q: 4, a: 7, h: 1, v: 1, z: 0 }[command.toLowerCase()] ?? 0;
    if (size === 0) {
      [x, y] = [startX, startY];
      continue;
    }
    for (let at = 0; at + size <= numbers.length; at += size) {
      const [last = 0, second = 0] = [numbers[at + size - 1], numbers[at + size - 2]];
      const [baseX, baseY] = isAbsolute ? [0, 0] : [x, y];
      if (command.toLowerCase() === 'h') x = baseX + last;
      else if (command.toLowerCase() === 'v') y = baseY + last;
      else [x, y] = [baseX + second, baseY + last];
      if (command.toLowerCase() === 'm' && at === 0) [startX, startY] = [x, y];
      places.push({ x, y });
    }
  }
  return places;
}

it.each([
  [5, 0],
  [10, 0],
  [20, 5],
  [50, 10],
])('the ground at %s m is %s m high', (x, y) => {
  expect(groundAt(slope, [], x)).toBe(y);
});

it('floats on water where there is some', () => {
  expect(groundAt(slope, [{ from: 0, to: 12, level: 2 }], 5)).toBe(2);
  expect(groundAt(slope, [{ from: 0, to: 12, level: 2 }], 20)).toBe(5);
});

const stood: SceneObject[] = [
  ...(['person', 'raft', 'ship', 'car', 'van', 'lorry', 'fireEngine'] as const).map((kind) => ({
    kind,
    x: 20,
  })),
  ...(['tree', 'lampPost', 'watchtower', 'pylon'] as const).map((kind) => ({ kind, x: 20, height: 12 })),
  ...(['crowd', 'fence', 'rail'] as const).map((kind) => ({ kind, x: 20, to: 28 })),
  { kind: 'house', x: 20, width: 12, height: 15 },
];

it.each(stood)('$kind stands on the ground', (object) => {
  const level = [
    [-100, 5],
    [100, 5],
  ] as const;
  const { outlines, vehicles, hairlines, people, windows } = sceneLines({
    objects: [object],
    ground: level,
    waters: [],
  });
  const drawn = placesOf(outlines + vehicles + hairlines + people + windows);
  expect(Math.min(...drawn.map(({ y }) => y))).toBeCloseTo(5, 1);
  expect(Math.max(...drawn.map(({ y }) => y))).toBeGreaterThan(5.5);
});

it('a line of people is as long as it is said to be', () => {
  const { people } = sceneLines(scenes.crowd);
  const xs = placesOf(people).map(({ x }) => x);
  expect(Math.min(...xs)).toBeCloseTo(36.3, 1);
});

it('a wire hangs through by its sag', () => {
  const { hairlines } = sceneLines({
    objects: [{ kind: 'wire', from: [0, 30], to: [280, 30], sag: 9 }],
    ground: slope,
    waters: [],
  });
  // Half as low as the control point of its curve.
  expect(hairlines).toBe('M0 30Q140 12 280 30');
});
