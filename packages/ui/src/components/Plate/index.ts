export type { PlateProps } from './Plate.tsx';
export { Plate } from './Plate.tsx';
