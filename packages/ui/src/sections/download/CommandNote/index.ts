export { CommandNote, type CommandNoteProps } from './CommandNote.tsx';
