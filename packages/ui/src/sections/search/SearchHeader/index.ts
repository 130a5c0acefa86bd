export { SearchHeader, type SearchHeaderProps } from './SearchHeader.tsx';
