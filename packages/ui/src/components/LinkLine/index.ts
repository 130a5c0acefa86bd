export { LinkLine } from './LinkLine.tsx';
