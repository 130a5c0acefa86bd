export { HotProducts } from './HotProducts.tsx';
export { Industries } from './Industries.tsx';
