export { LineDrawing, type LineDrawingProps } from './LineDrawing.tsx';
