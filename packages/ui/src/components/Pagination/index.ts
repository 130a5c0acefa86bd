export { Pagination, type PaginationProps, type PaginationTranslations } from './Pagination.tsx';
