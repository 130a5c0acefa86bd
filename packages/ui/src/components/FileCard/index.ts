export { FileCard } from './FileCard.tsx';
