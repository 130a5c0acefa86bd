export { SideNotes, type SideNotesProps } from './SideNotes.tsx';
