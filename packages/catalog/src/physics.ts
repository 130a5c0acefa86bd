import type { AircraftKey } from './aircraft.ts';
import { cargoByAircraft } from './fit.ts';
import { type FlashPattern, flashPatterns, type WarningColour } from './flash-patterns.ts';
import { luminousIntensity, recognitionRange } from './light.ts';
import { type ProductEntry, products } from './products/index.ts';
import type { ProductCode } from './products/sources.ts';
import type { ProductType, SpecOf } from './schema.ts';
import { type Stack, stackOf } from './stack.ts';

/** A light's cone, with what it leaves on a surface square to it. */
export interface Beam {
  /** Of the whole cone, in degrees. */
  angleDeg: number;
  /** Luminous flux, in lumens. */
  fluxLm: number;
  /** Luminous intensity on the axis, in candelas. */
  candela: number;
  /** As far as a person is recognised in it, in metres. */
  recognisedM: number;
  /** Illuminance that is stated, by distance, the nearest first: metres and lux. */
  points: { distanceM: number; lux: number }[];
}

/** A beam that can be laid over another. */
interface OtherBeam extends Pick<Beam, 'angleDeg' | 'candela' | 'recognisedM'> {
  code: ProductCode;
}

/** A loudspeaker's levels on its axis. */
export interface Sound {
  /** As far as a spoken order is understood, in metres. */
  reachM: number;
  /** Sound pressure level at 1 m, in decibels. */
  levelDb: number;
  /** The same by further distances, the nearest first: metres and decibels. */
  points: { distanceM: number; levelDb: number }[];
}

/** Colours that flash. */
interface Strobe {
  colours: WarningColour[];
}

/** What is drawn of a product's figures, by the kind of the drawing. */
export type Physics =
  /** A searchlight's beam, and those of the other searchlights in the order of the catalogue. */
  | ({ kind: 'beam'; others: OtherBeam[] } & Beam)
  /** `angleDeg` is the whole horizontal angle; `pitchDeg` what it is turned through, null where it is fixed. Degrees. */
  | ({ kind: 'sound'; angleDeg: number; pitchDeg: { from: number; to: number } | null } & Sound)
  /** A release unit: its ratings in kilograms, and what each of its aircraft leaves of them. A release takes `releaseS` seconds. */
  | {
      kind: 'load';
      hooks: number;
      perHookKg: number;
      totalKg: number;
      releaseS: number;
      aircraft: { key: AircraftKey; kg: number }[];
    }
  /** A panel, width before height: pixels and millimetres. Its luminance in cd/m², the farthest it is read from in metres. */
  | {
      kind: 'sign';
      pixels: { width: number; height: number };
      panelMm: { width: number; height: number };
      sides: number;
      luminanceCdM2: number;
      readableM: number;
    }
  /** A warning light: seen from `visibleM` metres, for `batteryH` hours, in these patterns. */
  | ({ kind: 'strobe'; patterns: FlashPattern[]; visibleM: number; batteryH: number } & Strobe)
  /** An integrated machine: what its light, its voice and, where it has one, its warning light reach on the ground. */
  | { kind: 'footprint'; beam: Beam; sound: Sound; strobe: Strobe | null }
  /** A bracket between its aircraft and what it holds. */
  | ({ kind: 'stack' } & Stack);

/** An integrated machine's beam, in degrees. Its data sheets do not state it: flux and illuminance come to it. */
const integratedBeamDeg = 13;

function coneOf(fluxLm: number, angleDeg: number) {
  // A whole candela is less than a light meter tells apart.
  const candela = Math.round(luminousIntensity(fluxLm, angleDeg));
  return { angleDeg, candela, recognisedM: recognitionRange(candela) };
}

function beamOf(fluxLm: number, angleDeg: number, points: Beam['points']): Beam {
  return { ...coneOf(fluxLm, angleDeg), fluxLm, points };
}

const isLight = (product: ProductEntry): product is ProductEntry<'searchlight'> =>
  product.type === 'searchlight';

function otherBeams(code: ProductCode): OtherBeam[] {
  return products
    .filter(isLight)
    .filter((other) => other.code !== code)
    .map(({ code: other, spec }) => ({
      code: other,
      ...coneOf(spec.luminous_flux_lm, spec.beam_angle_deg),
    }));
}

const panelPixels = {
  pixels64x16: { width: 64, height: 16 },
  pixels128x32: { width: 128, height: 32 },
  pixels256x64: { width: 256, height: 64 },
};

const flashColours: Record<'redBlue' | 'redBlueWhite', WarningColour[]> = {
  redBlue: ['red', 'blue'],
  redBlueWhite: ['red', 'blue', 'white'],
};

const physicsByType: { [T in ProductType]: (spec: SpecOf<T>, product: ProductEntry) => Physics } = {
  megaphone: (spec) => ({
    kind: 'sound',
    angleDeg: spec.horizontal_angle_deg,
    pitchDeg: typeof spec.pitch_range_deg === 'string' ? null : spec.pitch_range_deg,
    reachM: spec.audible_range_m,
    levelDb: spec.max_spl_db_1m,
    points: [
      { distanceM: 50, levelDb: spec.spl_50m_db },
      { distanceM: 100, levelDb: spec.spl_100m_db },
    ],
  }),
  searchlight: (spec, { code }) => ({
    kind: 'beam',
    ...beamOf(spec.luminous_flux_lm, spec.beam_angle_deg, [
      { distanceM: 50, lux: spec.lux_50m },
      { distanceM: 100, lux: spec.lux_100m },
    ]),
    others: otherBeams(code),
  }),
  thrower: (spec, product) => ({
    kind: 'load',
    hooks: spec.hooks,
    perHookKg: spec.max_load_per_hook_kg,
    totalKg: spec.max_total_load_kg,
    releaseS: spec.release_time_s,
    aircraft: cargoByAircraft(product),
  }),
  flashinglight: (spec, { patterns }) => ({
    kind: 'strobe',
    colours: [...spec.colours],
    patterns: flashPatterns(patterns),
    visibleM: spec.visible_range_m,
    batteryH: spec.battery_life_h,
  }),
  integratedmachine: (spec) => ({
    kind: 'footprint',
    beam: beamOf(spec.luminous_flux_lm, integratedBeamDeg, [{ distanceM: 100, lux: spec.lux_100m }]),
    sound: { reachM: spec.audible_range_m, levelDb: spec.max_spl_db_1m, points: [] },
    strobe: spec.flash === null ? null : { colours: flashColours[spec.flash] },
  }),
  displayEquipment: (spec) => {
    const [width = 0, height = 0] = spec.panel_size_mm;
    return {
      kind: 'sign',
      pixels: panelPixels[spec.panel],
      panelMm: { width, height },
      sides: spec.sides,
      luminanceCdM2: spec.brightness_cd_m2,
      readableM: spec.readable_distance_m,
    };
  },
  loadbracket: (_spec, product) => ({ kind: 'stack', ...stackOf(product) }),
};

/** What is drawn of a product's figures. */
export function physicsOf<T extends ProductType>(product: ProductEntry<T>): Physics {
  return physicsByType[product.type](product.spec, product);
}
