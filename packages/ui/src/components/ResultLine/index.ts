export type { ResultLineProps } from './ResultLine.tsx';
export { ResultLine } from './ResultLine.tsx';
