export { PrintedFrom, type PrintedFromProps } from './PrintedFrom.tsx';
