export { CardGrid } from './CardGrid.tsx';
