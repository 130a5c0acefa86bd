export { CategoryStrip, type CategoryStripItem, type CategoryStripProps } from './CategoryStrip.tsx';
