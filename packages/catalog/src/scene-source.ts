import type { AircraftKey } from './aircraft.ts';
import type { ProductCode } from './products/sources.ts';

/** A place in a scene, in metres: to the right, and up from its datum. */
export type ScenePoint = readonly [x: number, y: number];

/** What stands in a scene; whatever has an `x` stands on the ground there. Lengths in metres. */
export type SceneObject =
  | { kind: 'person' | 'raft' | 'ship' | 'car' | 'van' | 'lorry' | 'fireEngine'; x: number }
  | { kind: 'tree' | 'lampPost' | 'watchtower' | 'pylon'; x: number; height: number }
  | { kind: 'crowd' | 'fence' | 'rail'; x: number; to: number }
  | { kind: 'house'; x: number; width: number; height: number }
  | { kind: 'wire'; from: ScenePoint; to: ScenePoint; sag: number }
  | { kind: 'flames'; from: ScenePoint }
  | { kind: 'outline'; points: readonly ScenePoint[]; far?: boolean };

/** A place of work from the side, with an aircraft above it that lights it or speaks to it; lengths in metres. */
export interface SceneSource {
  /** Of what is shown, from 0 to the right; the ground goes on to the left, where a wide view has room. */
  width: number;
  /** Shown below the datum. */
  below: number;
  /** Profile of the ground, from left to right. */
  ground: readonly ScenePoint[];
  /** Waters, whose surface is seen. */
  waters?: readonly { from: number; to: number; level: number; waves: number }[];
  objects: readonly SceneObject[];
  aircraft: AircraftKey;
  payload: ProductCode;
  /** Where the payload is. */
  at: ScenePoint;
  /** Where the middle of the enlarged aircraft is drawn, and how many times enlarged. */
  detail: { at: ScenePoint; times: number };
  work:
    | {
        kind: 'light';
        /** What its axis meets. */
        aim: ScenePoint;
        /** What is lit, from one end to the other, where it is not the ground. */
        surface?: readonly ScenePoint[];
        /** Beside its axis the distance is written, this far to the left of who looks along it. */
        distanceBeside: number;
        /** What is written of the light's width, and how far behind the surface: its circle, or the ground that it lights. */
        width: { of: 'circle' | 'ground'; behind: number };
      }
    /** Those who are spoken to, from the nearest to the farthest: where their ears are. */
    | { kind: 'sound'; near: ScenePoint; far: ScenePoint };
}
