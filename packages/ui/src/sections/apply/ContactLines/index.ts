export { ContactLines, type ContactLinesProps } from './ContactLines.tsx';
