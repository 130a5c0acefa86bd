export { LinkLine, type LinkLineProps } from './LinkLine.tsx';
