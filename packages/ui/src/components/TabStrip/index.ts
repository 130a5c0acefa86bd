export type { TabStripProps, TabStripTab } from './TabStrip.tsx';
export { TabStrip } from './TabStrip.tsx';
