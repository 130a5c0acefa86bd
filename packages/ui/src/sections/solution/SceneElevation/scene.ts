import type { SceneAircraft, ScenePayload } from './aircraftSide.ts';
import { metres, pathOf, type SceneObject, type ScenePoint, type SceneWater } from './sceneObjects.ts';

/** A length that is written, with the line along which it lies. */
export type SceneDimension = {
  /** One end of the line. */
  from: ScenePoint;
  /** The other end. */
  to: ScenePoint;
  /** What is written. @unit m */
  lengthM: number;
};

/** Light from a lamp: what its axis meets, what its cone lights, and what that comes to. */
export type SceneLight = {
  /** A lamp's work. */
  kind: 'light';
  /** Where its axis meets what is lit. */
  aim: ScenePoint;
  /** What is lit, from one edge of the cone to the other. */
  patch: readonly ScenePoint[];
  /** From the lamp to where it aims. */
  distance: SceneDimension;
  /** Of the circle that is lit, or of the lit ground. */
  width: SceneDimension;
  /** Illuminance where it aims. @unit lx */
  lux: number;
};

/** Who hears a horn. */
export type SceneListener = {
  /** Where the ears are. */
  at: ScenePoint;
  /** From the horn. @unit m */
  distanceM: number;
  /** Sound pressure level there, in decibels. */
  levelDb: number;
};

/** Sound of a horn, from the nearest who are spoken to to the farthest, on level ground. */
export type SceneSound = {
  /** A horn's work. */
  kind: 'sound';
  /** The nearest who are spoken to. */
  near: SceneListener;
  /** The farthest. */
  far: SceneListener;
};

/** A place of work from the side, lengths in metres. */
export type SceneElevationScene = {
  /** Of what is shown; its height follows from the drawing's shape. */
  width: number;
  /** Shown below the datum. */
  below: number;
  /** Profile of the ground from left to right, beyond both edges. */
  ground: readonly ScenePoint[];
  /** Waters with the height of their waves. */
  waters: readonly (SceneWater & {
    /** Half the height of its waves; 0 where it lies still. @unit m */
    waves: number;
  })[];
  /** What stands on the ground and behind it. */
  objects: readonly SceneObject[];
  /** The aircraft from the side, with its code. */
  aircraft: SceneAircraft & {
    /** Its code. */
    code: string;
  };
  /** What it carries, with its code. */
  payload: ScenePayload & {
    /** Its code. */
    code: string;
  };
  /** Where the payload is. */
  at: ScenePoint;
  /** Where the aircraft is drawn once more, so many times as large. */
  detail: {
    /** The middle of the detail. */
    at: ScenePoint;
    /** How many times as large. */
    times: number;
  };
  /** What is done from there. */
  work: SceneLight | SceneSound;
};

/** Width over height of the drawing. */
export const shape = 616 / 380;

/** What is shown, from its upper edge down, in metres. */
export function frame({ width, below }: SceneElevationScene) {
  const height = width / shape;
  return { width, height, top: height - below };
}

/** Far enough below what is shown. */
const deep = -200;

export const groundPath = (ground: readonly ScenePoint[]) =>
  `${pathOf(ground)}V${deep}H${ground[0]?.[0] ?? 0}Z`;

/** Of a wave. @unit m */
const waveLength = 20;

export function waterPath({ from, to, level, waves }: SceneElevationScene['waters'][number]) {
  const count = Math.ceil((to - from) / waveLength);
  const half = waveLength / 2;
  const line =
    waves === 0
      ? `H${to}`
      : `q${half / 2} ${metres(2 * waves)} ${half} 0${`t${half} 0`.repeat(2 * count - 1)}`;
  return `M${from} ${level}${line}V${deep}H${from}Z`;
}

/** The line of a dimension, with a tick across each of its ends. */
export function dimensionPath({ from, to }: SceneDimension, tick: number) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const scale = tick / Math.hypot(dx, dy);
  const [tx, ty] = [-dy * scale, dx * scale];
  const across = ([x, y]: ScenePoint) =>
    `M${metres(x - tx)} ${metres(y - ty)}l${metres(2 * tx)} ${metres(2 * ty)}`;
  return `${pathOf([from, to])}${across(from)}${across(to)}`;
}

/** How many fronts of sound are drawn up to the farthest listener. */
const fronts = 8;

/** Fronts of the sound between the nearest and the farthest listener, from above down to their ears. */
export function soundPath([x, y]: ScenePoint, { near, far }: SceneSound) {
  const side = Math.sign(far.at[0] - x);
  const drop = y - far.at[1];
  const point = (radius: number, angle: number) =>
    `${metres(x + side * radius * Math.cos(angle))} ${metres(y - radius * Math.sin(angle))}`;
  const upper = Math.asin(drop / far.distanceM);
  const steepest = Math.asin(drop / near.distanceM);
  return Array.from({ length: fronts }, (_, index) => {
    const radius = (far.distanceM * (index + 1)) / fronts;
    const lower = Math.min(steepest, Math.asin(Math.min(1, drop / radius)));
    return lower - upper < 0.01
      ? ''
      : `M${point(radius, upper)}A${metres(radius)} ${metres(radius)} 0 0 ${side < 0 ? 1 : 0} ${point(radius, lower)}`;
  }).join('');
}
