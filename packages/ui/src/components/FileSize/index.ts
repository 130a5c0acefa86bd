export { FileSize } from './FileSize.tsx';
