export { LineList } from './LineList.tsx';
