import { illuminance, luminousIntensity } from '@payload/measure/light';
import { levelAt } from '@payload/measure/voice';
import { describe, expect, it } from 'vitest';
import { aircraftKeys } from '../aircraft.ts';
import { physicsOf } from '../physics.ts';
import type { ProductType } from '../product-types.ts';
import { productTypes } from '../product-types.ts';
import type { SpecKey } from '../spec-keys.ts';
import { findProductType, types } from '../types.ts';
import { findProduct, products, resolveProductCode, specValueOf } from './index.ts';

const codesOf = (type: string) => products.filter((product) => product.type === type).map(({ code }) => code);

/** The models of the specification, in its order. */
const specified: Record<ProductType, string> = {
  megaphone: 'H1T H1E H1C H1G H10 H10T H150S H150T',
  searchlight: 'T10 T30 T30V2 T30S T60 T60S T80 T90 T90V2 T160',
  thrower: 'PTS42023 ET4 PT4 PT2 OT4 OT2 AD2 UT4',
  flashinglight: 'S2 S3 S3mini AF1',
  integratedmachine: 'T40S U3 U3S U30 M30suit M3D DU4',
  displayEquipment: 'LD5 DS4 DS16',
  loadbracket: 'SDK SDKOSDK SDKPSDK M350PSDK M30PSDK M30PSDK2 FC30 FC30FRONT M400',
};

describe('the catalogue', () => {
  it.each(productTypes)('has the models of the specification among its %s, in its order', (type) => {
    const wanted = specified[type].split(' ');
    expect(codesOf(type).filter((code) => wanted.includes(code))).toEqual(wanted);
  });

  it.each(productTypes)('numbers the type of %s and its models from 1', (type) => {
    const numbers = codesOf(type).map((code) => findProduct(code)?.num);
    const place = productTypes.indexOf(type) + 1;
    expect(numbers).toEqual(numbers.map((_, index) => [place, index + 1]));
  });

  it('sends brackets to their own pages, with the numbers of their features', () => {
    for (const product of products) {
      const isBracket = product.type === 'loadbracket';
      expect(product.route).toBe(isBracket ? '/productSupport' : '/product');
      expect(product.child).toEqual(isBracket ? [1, 2, 3, 4] : null);
    }
  });

  it('points to the Cloud API pages of the specification', () => {
    for (const code of codesOf('megaphone')) expect(findProduct(code)?.apiPath).toBe('/apiCloud/megaphone');
    expect(findProduct('S3mini').apiPath).toBe('/apiCloud/s3mini');
    expect(findProduct('T40S').apiPath).toBe('/apiCloud/t40s');
    expect(findProduct('M3D').apiPath).toBe('/apiCloud/m3d');
  });

  it.each([
    ['H1T', 'spk1 spk2 spk3 spk4 spk5 spk6 all1 all2 all3'],
    ['T90', 'lig1 all1 all2 all3'],
    ['PT4', 'drop1 drop2 all1 all2 all3'],
    ['S3', 'all1 all2 all3'],
    ['T40S', 'int1 int2 int3 int4 int5 int6 all1 all2 all3'],
    ['DS4', 'all1 all2 all3'],
    ['SDK', 'all1 all3'],
  ])('asks of %s: %s', (code, problems) => {
    expect(findProduct(code)?.problems.join(' ')).toBe(problems);
  });

  it('lets flashing lights fly on every aircraft', () => {
    for (const code of codesOf('flashinglight')) expect(findProduct(code)?.aircraft).toEqual(aircraftKeys);
  });

  it('says which figures the owner has published', () => {
    const published = products.flatMap((product) =>
      product.published.map((key) => [product.code, key, specValueOf(product, key)]),
    );
    expect(published).toEqual([
      ['H1T', 'max_spl_db_1m', 114],
      ['H1T', 'audible_range_m', 300],
      ['T90', 'luminous_flux_lm', 13000],
      ['PTS42023', 'max_load_per_hook_kg', 10],
    ]);
  });

  it('states of no two models the same', () => {
    const stated = products.map(({ code, spec }) => ({ code, figures: JSON.stringify(spec) }));
    const doubles = stated.flatMap(({ code, figures }, index) =>
      stated
        .slice(0, index)
        .filter((other) => other.figures === figures)
        .map((other) => `${code} has all figures of ${other.code}`),
    );
    expect(doubles).toEqual([]);
  });

  it('knows the older name, and any case', () => {
    expect(resolveProductCode('PTS4')).toBe('PTS42023');
    expect(resolveProductCode('s3MINI')).toBe('S3mini');
    expect(resolveProductCode('T91')).toBeNull();
    expect(findProduct('PTS4')).toBeNull();
  });
});

describe('the types', () => {
  it('carry the maker’s names', () => {
    expect(types.map(({ category }) => category)).toEqual([
      'SPEAKER',
      'LIGHTING',
      'DROP KIT',
      'FLASHING',
      'INTEGRATED',
      'DISPLAY',
      'HOLDER',
    ]);
  });

  it('are found in any case', () => {
    expect(findProductType('displayequipment')).toBe('displayEquipment');
    expect(findProductType('Megaphone')).toBe('megaphone');
    expect(findProductType('drones')).toBeNull();
  });
});

const luxAt = (lumens: number, degrees: number, metres: number) =>
  illuminance(luminousIntensity(lumens, degrees), metres);

const figure = (code: string, key: SpecKey) => {
  const product = findProduct(code);
  return Number(product && specValueOf(product, key));
};

describe('figures that follow from one another', () => {
  const speaking = products.filter((product) => specValueOf(product, 'audible_range_m') !== undefined);
  const shining = products.filter(({ type }) => type === 'searchlight');
  it.each(speaking.map(({ code }) => code))('%s is understood down to 62 dB, within 10 m', (code) => {
    const [level, range] = [figure(code, 'max_spl_db_1m'), figure(code, 'audible_range_m')];
    expect(levelAt(level, range - 10)).toBeGreaterThan(62);
    expect(levelAt(level, range + 10)).toBeLessThan(62);
  });

  it.each(codesOf('megaphone'))('%s has the levels of its distance, to 0.1 dB', (code) => {
    const level = figure(code, 'max_spl_db_1m');
    expect(Math.abs(levelAt(level, 50) - figure(code, 'spl_50m_db'))).toBeLessThanOrEqual(0.05);
    expect(Math.abs(levelAt(level, 100) - figure(code, 'spl_100m_db'))).toBeLessThanOrEqual(0.05);
  });

  it.each(shining.map(({ code }) => code))('%s lights what its flux and beam allow, to 0.1 lx', (code) => {
    const [flux, beam] = [figure(code, 'luminous_flux_lm'), figure(code, 'beam_angle_deg')];
    expect(Math.abs(luxAt(flux, beam, 50) - figure(code, 'lux_50m'))).toBeLessThanOrEqual(0.05);
    expect(Math.abs(luxAt(flux, beam, 100) - figure(code, 'lux_100m'))).toBeLessThanOrEqual(0.05);
    expect(Math.round(flux / figure(code, 'rated_power_w'))).toBe(figure(code, 'efficacy_lm_w'));
  });

  it.each(products.filter(({ type }) => type === 'integratedmachine'))(
    '$code lights as a lamp of its flux and beam, to 0.1 lx',
    (product) => {
      const physics = physicsOf(product);
      const angle = physics?.kind === 'footprint' ? physics.beam.angleDeg : Number.NaN;
      const lux = luxAt(figure(product.code, 'luminous_flux_lm'), angle, 100);
      expect(Math.abs(lux - figure(product.code, 'lux_100m'))).toBeLessThanOrEqual(0.05);
    },
  );
});
