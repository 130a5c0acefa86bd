export type { ScaleLabel, ScaleProps } from './Scale.tsx';
export { Scale } from './Scale.tsx';
