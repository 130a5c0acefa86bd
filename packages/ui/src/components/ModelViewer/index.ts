export { ModelViewer, type ModelViewerProps } from './ModelViewer.tsx';
