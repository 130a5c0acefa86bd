export { DocumentList } from './DocumentList.tsx';
