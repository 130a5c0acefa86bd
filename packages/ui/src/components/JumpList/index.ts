export { JumpList, type JumpListProps } from './JumpList.tsx';
