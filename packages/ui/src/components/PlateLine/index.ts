export { PlateLine } from './PlateLine.tsx';
