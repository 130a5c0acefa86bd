export { MarkedText, type MarkedTextProps } from './MarkedText.tsx';
