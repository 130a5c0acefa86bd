import type * as catalogue from '@payload/catalog';
import { expectTypeOf, it } from 'vitest';
import type * as contract from './index.ts';

/** Whether each of two types takes all values of the other. */
type Interchangeable<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : false) : false;

// Checked by the compiler: what the catalogue makes is what the contract lets through, to the last field.
it('describes the replies the catalogue makes', () => {
  expectTypeOf<Interchangeable<contract.SpecValue, catalogue.SpecValue>>().toEqualTypeOf<true>();
  expectTypeOf<Interchangeable<contract.HomeInfo, catalogue.HomeInfo>>().toEqualTypeOf<true>();
  expectTypeOf<Interchangeable<contract.ProductSummary, catalogue.ProductSummary>>().toEqualTypeOf<true>();
  expectTypeOf<Interchangeable<contract.ProductInfo, catalogue.ProductInfo>>().toEqualTypeOf<true>();
  expectTypeOf<Interchangeable<contract.DeviceProducts, catalogue.DeviceProducts>>().toEqualTypeOf<true>();
  expectTypeOf<Interchangeable<contract.CompareParams, catalogue.CompareParams>>().toEqualTypeOf<true>();
  expectTypeOf<Interchangeable<contract.OtaFile, catalogue.OtaFile>>().toEqualTypeOf<true>();
  expectTypeOf<contract.ProductType>().toEqualTypeOf<catalogue.ProductType>();
  expectTypeOf<contract.Language>().toEqualTypeOf<catalogue.Language>();
});
