export { LinkGrid } from './LinkGrid.tsx';
