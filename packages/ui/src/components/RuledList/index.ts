export { RuledList, type RuledListProps } from './RuledList.tsx';
