export { LineDrawing } from './LineDrawing.tsx';
