export { RuledList } from './RuledList.tsx';
