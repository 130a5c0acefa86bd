import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../../theme/cx.ts';
import * as styles from './Transcript.css.ts';

export type TranscriptProps = Omit<ComponentPropsWithRef<'ol'>, 'children'> & {
  /** In the order of the film: the second in which it is said, and that second as it is read. */
  lines: readonly {
    /** When it is said, from the start. @unit s */
    seconds: number;
    /** The same as it is read: "0:42". */
    time: string;
    /** What is said. */
    text: ReactNode;
  }[];
};

/** The words of a film, with the moment of each. */
export function Transcript({ lines, className, ...rest }: TranscriptProps) {
  return (
    <ol className={cx(styles.list, className)} {...rest}>
      {lines.map(({ seconds, time, text }) => (
        <li key={seconds} className={styles.line}>
          <time className={styles.time} dateTime={`PT${seconds}S`}>
            {time}
          </time>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}
