export { WrittenDocument, type WrittenDocumentProps } from './WrittenDocument.tsx';
