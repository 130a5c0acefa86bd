export { FileCard, type FileCardProps, type FileCardTranslations } from './FileCard.tsx';
