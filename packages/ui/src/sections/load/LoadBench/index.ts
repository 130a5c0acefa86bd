export { LoadBench, type LoadBenchProps } from './LoadBench.tsx';
export type { LoadPort } from './LoadPorts.tsx';
