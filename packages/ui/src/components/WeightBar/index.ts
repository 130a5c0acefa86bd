export { WeightBar, type WeightBarProps } from './WeightBar.tsx';
