export { SearchHeader } from './SearchHeader.tsx';
