export { PlateLine, type PlateLineProps } from './PlateLine.tsx';
