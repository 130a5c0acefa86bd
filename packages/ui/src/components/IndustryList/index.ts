export { IndustryList, type IndustryListProps } from './IndustryList.tsx';
