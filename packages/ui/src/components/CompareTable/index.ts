export type { CompareTableProps } from './CompareTable.tsx';
export { CompareTable } from './CompareTable.tsx';
export type { CompareCell, CompareGroup, CompareModel, CompareRow } from './comparison.ts';
