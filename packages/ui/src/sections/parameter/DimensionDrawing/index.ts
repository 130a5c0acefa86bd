export { DimensionDrawing, type DimensionDrawingProps } from './DimensionDrawing.tsx';
