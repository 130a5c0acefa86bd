export { LoadingLine } from './LoadingLine.tsx';
