import type { ReactNode } from 'react';
import { Note, type NoteProps } from '../../../components/Note/index.ts';
import * as styles from './CommandNote.css.ts';

export type CommandNoteProps = Omit<NoteProps, 'as' | 'children'> & {
  /** What the commands do. */
  text: ReactNode;
  /** A line each. */
  commands: readonly {
    /** The system that the command is for. */
    system: string;
    /** The command, as it is typed. */
    command: string;
  }[];
};

/** A remark with commands to type, by operating system. */
export function CommandNote({ text, commands, ...rest }: CommandNoteProps) {
  return (
    <Note as="div" {...rest}>
      <p>{text}</p>
      <ul>
        {commands.map(({ system, command }) => (
          <li key={system}>
            {system} <code className={styles.command}>{command}</code>
          </li>
        ))}
      </ul>
    </Note>
  );
}
