export { type ProductType, productTypes } from '../product-types.ts';
export type { SpecKey } from '../spec-keys.ts';
export type { GroupKey } from '../types.ts';
export * from './home.ts';
export { productCode } from './names.ts';
export * from './ota.ts';
export { type Beam, type OtherBeam, type Part, type Physics, type Sound, type Stack } from './physics.ts';
export * from './product.ts';
export * from './recommend.ts';
