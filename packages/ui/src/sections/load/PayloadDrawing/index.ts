export { PayloadDrawing, type PayloadDrawingItem, type PayloadDrawingProps } from './PayloadDrawing.tsx';
