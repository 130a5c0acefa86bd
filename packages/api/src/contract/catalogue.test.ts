import type * as catalogue from '@payload/catalog';
import { type GenericSchema, type InferOutput, object, parse } from 'valibot';
import { expect, expectTypeOf, it } from 'vitest';
import * as contract from './index.ts';

/** Whether each of two types takes all values of the other. */
type Interchangeable<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : false) : false;

/** Whether a schema lets through just what a type has, to the last optional field. */
type Reads<Schema extends GenericSchema, Reply> = Interchangeable<InferOutput<Schema>, Reply>;

// Checked by the compiler: what the catalogue makes is what the contract lets through.
it('describes the replies the catalogue makes', () => {
  expectTypeOf<Reads<typeof contract.specValue, catalogue.SpecValue>>().toEqualTypeOf<true>();
  expectTypeOf<Reads<typeof contract.homeInfo, catalogue.HomeInfo>>().toEqualTypeOf<true>();
  expectTypeOf<Reads<typeof contract.productSummary, catalogue.ProductSummary>>().toEqualTypeOf<true>();
  expectTypeOf<Reads<typeof contract.productInfo, catalogue.ProductInfo>>().toEqualTypeOf<true>();
  expectTypeOf<Reads<typeof contract.deviceProducts, catalogue.DeviceProducts>>().toEqualTypeOf<true>();
  expectTypeOf<Reads<typeof contract.compareParams, catalogue.CompareParams>>().toEqualTypeOf<true>();
  expectTypeOf<Reads<typeof contract.otaFile, catalogue.OtaFile>>().toEqualTypeOf<true>();
  expectTypeOf<(typeof contract.productTypes)[number]>().toEqualTypeOf<catalogue.ProductType>();
  expectTypeOf<contract.Language>().toEqualTypeOf<catalogue.Language>();
});

it.each([
  ['was kept by an earlier version', {}],
  ['comes from a later version', { physics: { kind: 'thrust', newtons: 40 }, pictures: { scale: 'T90' } }],
])('draws and shows nothing besides where a reply %s', (_name, reply) => {
  const { physics, pictures } = contract.productInfo.entries;
  expect(parse(object({ physics, pictures }), reply)).toEqual({ physics: null, pictures: null });
});
