export { LoadingLine, type LoadingLineProps } from './LoadingLine.tsx';
