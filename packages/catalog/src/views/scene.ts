import { circleWidth, illuminance } from '@payload/measure/light';
import { levelAt } from '@payload/measure/voice';
import type { AircraftKey } from '../aircraft.ts';
import type { IndustryId } from '../industries.ts';
import { physicsOf } from '../physics.ts';
import { findProduct, specValueOf } from '../products/index.ts';
import type { ProductCode } from '../products/sources.ts';
import type { Beam, Sound } from '../replies/index.ts';
import { between, lengthOf, litPart } from '../scene-geometry.ts';
import type { SceneObject, ScenePoint, SceneSource } from '../scene-source.ts';
import { scenes } from '../scenes.ts';

/** A length in a scene, from one point to another. */
interface SceneDimension {
  from: ScenePoint;
  to: ScenePoint;
  lengthM: number;
}

/** What a scene's light comes to, by the figures of its product. */
interface SceneLight {
  kind: 'light';
  /** What its axis meets. */
  aim: ScenePoint;
  /** What is lit, from one edge of the cone to the other. */
  patch: ScenePoint[];
  /** From the lamp to what its axis meets. */
  distance: SceneDimension;
  /** Of the circle square to the axis there, or of the ground that is lit. */
  width: SceneDimension;
  /** Illuminance there on a surface square to the axis. */
  lux: number;
}

/** What is heard of a scene's horn by the first and by the last whom it speaks to, in metres from it and in decibels. */
interface SceneSound {
  kind: 'sound';
  near: { at: ScenePoint; distanceM: number; levelDb: number };
  far: { at: ScenePoint; distanceM: number; levelDb: number };
}

/** A side elevation in metres, to scale, with what is measured in it. */
export interface Scene {
  width: number;
  below: number;
  ground: readonly ScenePoint[];
  waters: readonly { from: number; to: number; level: number; waves: number }[];
  objects: readonly SceneObject[];
  aircraft: { code: AircraftKey; spacing: number; rotor: number; height: number };
  payload: { code: ProductCode; kind: 'lamp' | 'horn'; depth: number; height: number };
  at: ScenePoint;
  detail: SceneSource['detail'];
  work: SceneLight | SceneSound;
}

/** Aircraft from the side as their makers publish them, in metres: between the motors, a rotor, feet to rotors. */
const sides: Partial<Record<AircraftKey, { spacing: number; rotor: number; height: number }>> = {
  M400: { spacing: 0.76, rotor: 0.635, height: 0.49 },
  M350: { spacing: 0.63, rotor: 0.533, height: 0.43 },
  M30: { spacing: 0.42, rotor: 0.381, height: 0.215 },
};

/** To the centimetre, as it is drawn. */
const rounded = (value: number) => Math.round(value * 100) / 100;
const roundedPoint = ([x, y]: ScenePoint): ScenePoint => [rounded(x), rounded(y)];

function dimension(from: ScenePoint, to: ScenePoint, lengthM = between(from, to)): SceneDimension {
  return { from: roundedPoint(from), to: roundedPoint(to), lengthM };
}

const moved = ([x, y]: ScenePoint, [dx, dy]: ScenePoint, by: number): ScenePoint => [
  x + dx * by,
  y + dy * by,
];

function lightOf(
  { at, ground }: SceneSource,
  work: Extract<SceneSource['work'], { kind: 'light' }>,
  { angleDeg, candela }: Beam,
): SceneLight {
  const { aim, surface = ground, distanceBeside, width } = work;
  const patch = litPart(at, aim, angleDeg, surface);
  const distanceM = between(at, aim);
  const axis: ScenePoint = [(aim[0] - at[0]) / distanceM, (aim[1] - at[1]) / distanceM];
  const leftward: ScenePoint = [-axis[1], axis[0]];
  const half = circleWidth(angleDeg, distanceM) / 2;
  const [start = aim, end = aim] = [patch[0], patch.at(-1)];
  const down: ScenePoint = [0, -1];
  return {
    kind: 'light',
    aim,
    patch: patch.map(roundedPoint),
    distance: dimension(moved(at, leftward, distanceBeside), moved(aim, leftward, distanceBeside), distanceM),
    width:
      width.of === 'circle'
        ? dimension(
            moved(moved(aim, axis, width.behind), leftward, -half),
            moved(moved(aim, axis, width.behind), leftward, half),
            2 * half,
          )
        : dimension(moved(start, down, width.behind), moved(end, down, width.behind), lengthOf(patch)),
    lux: illuminance(candela, distanceM),
  };
}

function soundOf(
  { at }: SceneSource,
  { near, far }: Extract<SceneSource['work'], { kind: 'sound' }>,
  { levelDb }: Sound,
): SceneSound {
  const heard = (ear: ScenePoint) => ({
    at: ear,
    distanceM: between(at, ear),
    levelDb: levelAt(levelDb, between(at, ear)),
  });
  return { kind: 'sound', near: heard(near), far: heard(far) };
}

/**
 * The scene of an industry, with what its payload does there by its own figures.
 * @throws {Error} where an aircraft is not drawn, or a payload does neither light nor speak
 */
export function sceneOf(id: IndustryId): Scene {
  const source: SceneSource = scenes[id];
  const { width, below, ground, waters = [], objects, at, detail, work } = source;
  const product = findProduct(source.payload);
  const physics = physicsOf(product);
  const side = sides[source.aircraft];
  if (!side) throw new Error(`${source.aircraft} is not drawn from the side`);
  const beam = physics.kind === 'footprint' ? physics.beam : physics.kind === 'beam' ? physics : null;
  const sound = physics.kind === 'footprint' ? physics.sound : physics.kind === 'sound' ? physics : null;
  const size = specValueOf(product, 'size_mm');
  const [, height = 0, depth = 0] = Array.isArray(size) ? size.map(Number) : [];
  const done =
    work.kind === 'light' ? beam && lightOf(source, work, beam) : sound && soundOf(source, work, sound);
  if (!done) throw new Error(`${source.payload} has no ${work.kind}`);
  return {
    width,
    below,
    ground,
    waters,
    objects,
    aircraft: { code: source.aircraft, ...side },
    payload: {
      code: source.payload,
      kind: work.kind === 'light' ? 'lamp' : 'horn',
      depth: depth / 1000,
      height: height / 1000,
    },
    at,
    detail,
    work: done,
  };
}
