export { LedMatrix, type LedMatrixProps } from './LedMatrix.tsx';
