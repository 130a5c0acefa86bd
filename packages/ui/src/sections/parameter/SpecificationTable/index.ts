export type { SpecificationGroup, SpecificationRow, SpecificationTableProps } from './SpecificationTable.tsx';
export { SpecificationTable } from './SpecificationTable.tsx';
