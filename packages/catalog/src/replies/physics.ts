import {
  array,
  entriesFromObjects,
  type InferOutput,
  literal,
  nullable,
  number,
  object,
  variant,
} from 'valibot';
import type { FlashPatternKey, WarningColour } from '../flash-patterns.ts';
import { aircraftKey, nameOf, productCode } from './names.ts';

const cone = object({
  /** Of the whole cone, in degrees. */
  angleDeg: number(),
  /** Luminous intensity on the axis, in candelas. */
  candela: number(),
  /** As far as a person is recognised in it, in metres. */
  recognisedM: number(),
});

const beam = object(
  entriesFromObjects([
    cone,
    object({
      /** Luminous flux, in lumens. */
      fluxLm: number(),
      /** Illuminance that is stated, by distance, the nearest first: metres and lux. */
      points: array(object({ distanceM: number(), lux: number() })),
    }),
  ]),
);
/** A light's cone, with what it leaves on a surface square to it. */
export type Beam = InferOutput<typeof beam>;

/** A beam that can be laid over another. */
const otherBeam = object(entriesFromObjects([object({ code: productCode }), cone]));
export type OtherBeam = InferOutput<typeof otherBeam>;

const sound = object({
  /** As far as a spoken order is understood, in metres. */
  reachM: number(),
  /** Sound pressure level at 1 m, in decibels. */
  levelDb: number(),
  /** The same by further distances, the nearest first: metres and decibels. */
  points: array(object({ distanceM: number(), levelDb: number() })),
});
/** A loudspeaker's levels on its axis. */
export type Sound = InferOutput<typeof sound>;

const warningColours = array(nameOf<WarningColour>());
const strobe = object({ colours: warningColours });

const part = object({
  /** Along the aircraft; of a panel its width. Millimetres. */
  lengthMm: number(),
  heightMm: number(),
  weightG: number(),
});
/** A product from the side. */
export type Part = InferOutput<typeof part>;

const stack = object({
  bracket: part,
  /** What the bracket is rated for, in kilograms. */
  ratedKg: number(),
  /** Aircraft it is made for, with what they may lift in grams. */
  aircraft: array(object({ key: aircraftKey, payloadG: number() })),
  /** Products it holds, each with the aircraft that fly it so, in the order of the catalogue. */
  payloads: array(
    object(entriesFromObjects([object({ code: productCode, aircraft: array(aircraftKey) }), part])),
  ),
});
/** What a bracket holds below its aircraft. */
export type Stack = InferOutput<typeof stack>;

const area = object({ width: number(), height: number() });

export const physics = variant('kind', [
  // A searchlight's beam, and those of the other searchlights in the order of the catalogue.
  object(entriesFromObjects([object({ kind: literal('beam'), others: array(otherBeam) }), beam])),
  // `angleDeg` is the whole horizontal angle; `pitchDeg` what it is turned through, null where it is fixed. Degrees.
  object(
    entriesFromObjects([
      object({
        kind: literal('sound'),
        angleDeg: number(),
        pitchDeg: nullable(object({ from: number(), to: number() })),
      }),
      sound,
    ]),
  ),
  // A release unit: its ratings in kilograms, and what each of its aircraft leaves of them. A release takes `releaseS` seconds.
  object({
    kind: literal('load'),
    hooks: number(),
    perHookKg: number(),
    totalKg: number(),
    releaseS: number(),
    aircraft: array(object({ key: aircraftKey, kg: number() })),
  }),
  // A panel, in pixels and millimetres. Its luminance in cd/m², the farthest it is read from in metres.
  object({
    kind: literal('sign'),
    pixels: area,
    panelMm: area,
    sides: number(),
    luminanceCdM2: number(),
    readableM: number(),
  }),
  // A warning light: seen from `visibleM` metres, for `batteryH` hours, in these patterns.
  object(
    entriesFromObjects([
      object({
        kind: literal('strobe'),
        patterns: array(
          object({ key: nameOf<FlashPatternKey>(), colours: warningColours, timesMs: array(number()) }),
        ),
        visibleM: number(),
        batteryH: number(),
      }),
      strobe,
    ]),
  ),
  // An integrated machine: what its light, its voice and, where it has one, its warning light reach on the ground.
  object({ kind: literal('footprint'), beam, sound, strobe: nullable(strobe) }),
  // A bracket between its aircraft and what it holds.
  object(entriesFromObjects([object({ kind: literal('stack') }), stack])),
]);
/** What is drawn of a product's figures, by the kind of the drawing. */
export type Physics = InferOutput<typeof physics>;
