export { CommandNote } from './CommandNote.tsx';
