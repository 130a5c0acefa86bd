export { LoadingBlock } from './LoadingBlock.tsx';
