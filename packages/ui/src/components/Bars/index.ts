export type { BarsProps, BarsRow } from './Bars.tsx';
export { Bars } from './Bars.tsx';
