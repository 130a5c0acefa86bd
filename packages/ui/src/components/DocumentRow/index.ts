export { DocumentRow, type DocumentRowProps } from './DocumentRow.tsx';
