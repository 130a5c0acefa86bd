import { describe, expect, it } from 'vitest';
import { findAircraft } from './aircraft.ts';
import { fitFaults } from './fit.ts';
import { findProduct, type ProductEntry, products, specValueOf } from './products/index.ts';
import { stackOf } from './stack.ts';

const brackets = products.filter(({ type }) => type === 'loadbracket');
const held = (bracket: ProductEntry) => stackOf(bracket).payloads.map(({ code }) => code);

describe.each(brackets)('what the $code holds', (bracket) => {
  it('flies, is within its rating, and has the size of the data sheet', () => {
    const { payloads, ratedKg, aircraft } = stackOf(bracket);
    expect(payloads.length).toBeGreaterThan(0);
    expect(aircraft.map(({ key }) => key)).toEqual(bracket.aircraft);
    for (const { code, lengthMm, heightMm, weightG, aircraft: keys } of payloads) {
      const product = findProduct(code);
      expect(weightG).toBe(product.spec.weight_g);
      expect(weightG).toBeLessThanOrEqual(ratedKg * 1000);
      const size = specValueOf(product, 'size_mm') ?? specValueOf(product, 'panel_size_mm');
      expect(size).toEqual(expect.arrayContaining([lengthMm, heightMm]));
      expect(keys.length).toBeGreaterThan(0);
      for (const key of keys) expect(fitFaults(findAircraft(key), [bracket, product])).toEqual([]);
    }
  });
});

it('is what the texts of the brackets name', () => {
  expect(held(findProduct('FC30'))).toEqual(expect.arrayContaining(['T160', 'UT4']));
  expect(held(findProduct('FC30FRONT'))).toEqual(['DS16']);
  expect(held(findProduct('M30PSDK'))).toEqual(expect.arrayContaining(['H10', 'T30', 'U30']));
  expect(held(findProduct('SDKOSDK'))).toContain('ET4');
  expect(held(findProduct('SDKPSDK'))).not.toContain('ET4');
});
