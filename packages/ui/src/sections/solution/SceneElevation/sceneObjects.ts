/** A place in a scene, in metres: to the right, and up from its datum. */
export type ScenePoint = readonly [x: number, y: number];

type Standing<Kind extends string> = {
  /** What it is. */
  kind: Kind;
  /** Where it stands on the ground: its middle, of what is long its left end. @unit m */
  x: number;
};

type Long<Kind extends string> = Standing<Kind> & {
  /** Its right end. @unit m */
  to: number;
};

type High<Kind extends string> = Standing<Kind> & {
  /** From the ground up. @unit m */
  height: number;
};

type House = High<'house'> & {
  /** Of its front, storeys of 3.3 m. @unit m */
  width: number;
};

type Wire = {
  /** What it is. */
  kind: 'wire';
  /** Where it is held. */
  from: ScenePoint;
  /** Where it is held next. */
  to: ScenePoint;
  /** How far it hangs below the line between the two. @unit m */
  sag: number;
};

type Flames = {
  /** Fire out of a wall, and its smoke. */
  kind: 'flames';
  /** Where it comes out. */
  from: ScenePoint;
};

type Outline = {
  /** Any other line. */
  kind: 'outline';
  /** What it goes through. */
  points: readonly ScenePoint[];
  /** It lies behind, and is drawn as a hairline. @default false */
  far?: boolean | undefined;
};

/** What stands in a scene: people and vehicles in their usual sizes, and what is as high or as long as it is said to be. */
export type SceneObject =
  | Standing<'person' | 'raft' | 'ship' | 'car' | 'van' | 'lorry' | 'fireEngine'>
  | High<'tree' | 'lampPost' | 'watchtower' | 'pylon'>
  | Long<'crowd' | 'fence' | 'rail'>
  | House
  | Wire
  | Flames
  | Outline;

/** Paths of a scene by the line that draws them; windows and people are drawn as wide as they are. */
export type SceneLines = {
  outlines: string;
  vehicles: string;
  hairlines: string;
  windows: string;
  people: string;
};

/** Two digits after the point are a centimetre. */
export const metres = (value: number) => String(Math.round(value * 100) / 100);

export const pathOf = (points: readonly ScenePoint[]) =>
  `M${points.map(([x, y]) => `${metres(x)} ${metres(y)}`).join('L')}`;

/** A water's surface. */
export type SceneWater = {
  /** Its left shore. @unit m */
  from: number;
  /** Its right shore. @unit m */
  to: number;
  /** Above the datum. @unit m */
  level: number;
};

/** Height of the ground at `x`, between the points of its profile. */
function profileAt(profile: readonly ScenePoint[], x: number): number {
  const next = profile.findIndex(([at]) => at >= x);
  const [x1, y1] = profile[next === -1 ? profile.length - 1 : next] ?? [0, 0];
  const [x0, y0] = profile[Math.max(0, next - 1)] ?? [0, 0];
  return next <= 0 || x1 === x0 ? y1 : y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
}

/** Where something stands at `x`: on the ground, or on the water over it. */
export function groundAt(profile: readonly ScenePoint[], waters: readonly SceneWater[], x: number): number {
  const levels = waters.filter(({ from, to }) => from <= x && x <= to).map(({ level }) => level);
  return Math.max(profileAt(profile, x), ...levels);
}

/** A wheel that stands where the pen is, which comes back there. */
const wheel = (radius: number) => {
  const half = `a${radius} ${radius} 0 1 0 0`;
  return `${half} ${2 * radius}${half}-${2 * radius}`;
};

/** Outlines in metres, begun on the ground, to the right and up. */
const shapes = {
  raft: 'm-1.7 0q.2.8 1 .8h1.4q.8 0 1-.8m-3 .8q1.3 2.3 2.6 0',
  ship: 'm-32 0l-.8 4.6h9.3v-.9h32.5q12 .3 22.5 3.6l-5.5-7.3m-53.5 4.6v8.5h10.5v-8.5m-9 8.5v2.6h8v-2.6m-5.5 2.6v5m-1.5-1.5h3m6-8v-6.6m4.5-1v2.2h11v-2.2m2 0v2.2h11v-2.2m-13.5 2.2v7l7-4',
  car: `m-2.25.35v.45l.9.15.75.5h1.5l.8-.55.55-.1v-.45zm.9-.35${wheel(0.33)}m2.7 0${wheel(0.33)}`,
  van: `m-2.6.4v1.9h3.7l.8-.9.7-.2v-.8zm1-.4${wheel(0.38)}m3.2 0${wheel(0.38)}`,
  lorry: `m-8.25 1v3h13.3v-3zm13.9-.4v2.9h1.5l.9-1.3v-1.6zm-12.3-.6${wheel(0.5)}m1.3 0${wheel(0.5)}m9 0${wheel(0.5)}m2.6 0${wheel(0.5)}`,
  fireEngine: `m-4.6.6v2.3h6.6v-2.3zm6.9 0v2.5h1.7l.5-1.1v-1.4zm-5.2-.6${wheel(0.5)}m5.9 0${wheel(0.5)}`,
} as const;

/** Storeys of a house and what is between its windows, in metres. */
const storey = 3.3;

function house(x: number, y: number, width: number, height: number) {
  const rows = Array.from({ length: Math.floor((height - 1) / storey) }, (_, row) => {
    const at = y + row * storey + 2;
    return `M${metres(x + 1.4)} ${metres(at)}h${metres(width - 2.8)}`;
  });
  return { outline: `M${metres(x)} ${metres(y)}v${height}h${width}v-${height}`, windows: rows.join('') };
}

function pylon(x: number, y: number, height: number) {
  const halfAt = (up: number) => 0.5 + 3.1 * Math.max(0, 1 - up / height) ** 1.5;
  const levels = [0, 0.2, 0.36, 0.49, 0.6, 0.69, 0.77, 0.85, 0.93, 1].map((share) => share * height);
  const side = (sign: number) => pathOf(levels.map((up) => [x + sign * halfAt(up), y + up]));
  const brace = (first: number) =>
    pathOf(levels.map((up, index) => [x + (index % 2 === first ? 1 : -1) * halfAt(up), y + up]));
  return { outline: side(1) + side(-1), hairline: brace(0) + brace(1) };
}

function tree(x: number, y: number, height: number) {
  const half = 0.17 * height;
  const up = (share: number) => metres(share * height);
  const out = (share: number) => metres(share * half);
  const trunk = `M${metres(x)} ${metres(y)}v${up(0.1)}`;
  return `${trunk}h-${out(1)}l${out(0.5)} ${up(0.34)}h-${out(0.26)}L${metres(x)} ${metres(y + height)}l${out(0.76)}-${up(0.56)}h-${out(0.26)}l${out(0.5)}-${up(0.34)}z`;
}

/** Whose height the eye does not see to be the same. */
const tall = [1.2, 1.3, 1.1, 1.25, 1.15];
const person = (height: number) => `m0 .2v${height - 0.2}m0 .42h0`;

function standing(object: Exclude<SceneObject, Wire | Flames | Outline>, y: number): Partial<SceneLines> {
  const { x } = object;
  const start = `M${metres(x)} ${metres(y)}`;
  switch (object.kind) {
    case 'person':
      return { people: start + person(1.2) };
    case 'crowd': {
      const count = Math.floor((object.to - x) / 1.1);
      const heights = Array.from({ length: count }, (_, index) => tall[(index * 7) % 5] ?? 1.2);
      return {
        people: heights
          .map((height, index) => `M${metres(x + index * 1.1)} ${metres(y)}${person(height)}`)
          .join(''),
      };
    }
    case 'house': {
      const { outline, windows } = house(x, y, object.width, object.height);
      return { outlines: outline, windows };
    }
    case 'pylon': {
      const { outline, hairline } = pylon(x, y, object.height);
      return { outlines: outline, hairlines: hairline };
    }
    case 'tree':
      return { hairlines: tree(x, y, object.height) };
    case 'lampPost':
      return { outlines: `${start}v${object.height}h1.8` };
    case 'watchtower': {
      const { height } = object;
      const legs = `m-1.8 0l.5 ${height}m2.6 0l.5-${height}`;
      const cabin = `m-3.5 ${height}v2.6h5.2v-2.6zm-.6 2.6h6.4l-1.4 1.2h-3.6z`;
      return {
        outlines: start + legs + cabin,
        hairlines: `${start}m-1.8 0l3.1 ${height}m-2.6 0l3.1-${height}`,
      };
    }
    case 'fence': {
      const count = Math.floor((object.to - x) / 3);
      const posts = `v2.4l.4.4${'m2.6-2.8v2.4l.4.4'.repeat(count)}`;
      const wires = [0.8, 1.6, 2.4].map((up) => `M${metres(x)} ${metres(y + up)}h${count * 3}`).join('');
      return { outlines: start + posts, hairlines: wires };
    }
    case 'rail': {
      const count = Math.floor((object.to - x) / 4);
      return { hairlines: `${start}v.7${'m4-.7v.7'.repeat(count)}h-${count * 4}m0-.25h${count * 4}` };
    }
    default:
      return { vehicles: start + shapes[object.kind] };
  }
}

function linesOf(object: SceneObject, heightAt: (x: number) => number): Partial<SceneLines> {
  switch (object.kind) {
    case 'wire': {
      const [[x0, y0], [x1, y1]] = [object.from, object.to];
      // The control point of a parabola is twice as low as its lowest.
      const control = `${metres((x0 + x1) / 2)} ${metres((y0 + y1) / 2 - 2 * object.sag)}`;
      return { hairlines: `M${metres(x0)} ${metres(y0)}Q${control} ${metres(x1)} ${metres(y1)}` };
    }
    case 'flames': {
      const start = `M${object.from.map(metres).join(' ')}`;
      return {
        outlines: `${start}q-3.5.5-3.2 4q.7-1.2 1.4-.8q-.6 2.4.6 4q.1-1.6 1.2-2.4`,
        hairlines: `${start}m-1.5 9q-4 5-1 10t-2 12t2 14m3.5-35q-3 5 .5 9t-1.5 11t2.5 13`,
      };
    }
    case 'outline': {
      const path = pathOf(object.points);
      return object.far ? { hairlines: path } : { outlines: path };
    }
    default:
      return standing(object, heightAt(object.x));
  }
}

/** The paths of all objects, on the ground and on the waters. */
export function sceneLines({
  objects,
  ground,
  waters,
}: {
  objects: readonly SceneObject[];
  ground: readonly ScenePoint[];
  waters: readonly SceneWater[];
}): SceneLines {
  const parts = objects.map((object) => linesOf(object, (x) => groundAt(ground, waters, x)));
  const all = (line: keyof SceneLines) => parts.map((part) => part[line] ?? '').join('');
  return {
    outlines: all('outlines'),
    vehicles: all('vehicles'),
    hairlines: all('hairlines'),
    windows: all('windows'),
    people: all('people'),
  };
}
