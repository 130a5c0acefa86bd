export { FileCard, type FileCardProps } from './FileCard.tsx';
