export { ModeLine } from './ModeLine.tsx';
