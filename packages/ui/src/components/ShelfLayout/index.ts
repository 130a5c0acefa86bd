export { ShelfLayout } from './ShelfLayout.tsx';
