export type { FilterBarProps, FilterOption, FilterSort } from './FilterBar.tsx';
export { FilterBar } from './FilterBar.tsx';
