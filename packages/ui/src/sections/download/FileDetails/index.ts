export { FileDetails, type FileDetailsProps, type FileDetailsTranslations } from './FileDetails.tsx';
