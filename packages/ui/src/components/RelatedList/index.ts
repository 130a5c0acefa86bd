export type { RelatedItem, RelatedListProps } from './RelatedList.tsx';
export { RelatedList } from './RelatedList.tsx';
