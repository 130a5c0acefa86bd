export { DocumentRow, type DocumentRowProps, type DocumentRowTranslations } from './DocumentRow.tsx';
