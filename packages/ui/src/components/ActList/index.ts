export type { ActListProps } from './ActList.tsx';
export { ActList } from './ActList.tsx';
