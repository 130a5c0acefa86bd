export { DocumentRow } from './DocumentRow.tsx';
