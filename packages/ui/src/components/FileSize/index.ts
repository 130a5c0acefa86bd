export { FileSize, type FileSizeProps } from './FileSize.tsx';
