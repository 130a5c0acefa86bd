export { LoadingBlock, type LoadingBlockProps } from './LoadingBlock.tsx';
