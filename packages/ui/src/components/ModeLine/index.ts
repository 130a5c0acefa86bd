export { ModeLine, type ModeLineProps } from './ModeLine.tsx';
