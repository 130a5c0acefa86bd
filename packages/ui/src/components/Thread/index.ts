export { Thread, type ThreadItem, type ThreadProps } from './Thread.tsx';
