export type { ProductPlateProps } from './ProductPlate.tsx';
export { ProductPlate } from './ProductPlate.tsx';
