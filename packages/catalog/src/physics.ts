import { luminousIntensity, recognitionRange } from '@payload/measure/light';
import { cargoByAircraft } from './fit.ts';
import { flashPatterns, type WarningColour } from './flash-patterns.ts';
import type { ProductType } from './product-types.ts';
import { type ProductEntry, products } from './products/index.ts';
import type { ProductCode } from './products/sources.ts';
import type { Beam, OtherBeam, Physics } from './replies/index.ts';
import type { SpecOf } from './schema.ts';
import { stackOf } from './stack.ts';

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
