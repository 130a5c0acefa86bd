export { JumpList } from './JumpList.tsx';
