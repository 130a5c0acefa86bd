export { QuantityList, type QuantityListItem, type QuantityListProps } from './QuantityList.tsx';
