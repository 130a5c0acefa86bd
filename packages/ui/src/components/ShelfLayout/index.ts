export { ShelfLayout, type ShelfLayoutProps } from './ShelfLayout.tsx';
