import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../theme/cx.ts';
import { Time } from '../Time/index.ts';
import * as styles from './Thread.css.ts';

export type ThreadItem = {
  /** Unique in the list, and the same at every render. */
  key: string;
  /**
   * From the other side, from one's own, a note that the other side never sees, or something that was done and has no words of
   * anybody's.
   */
  kind: 'theirs' | 'ours' | 'note' | 'event';
  /** Who, and to whom: "You, to the customer". Of an event what was done: "Desk 2 set Inspecting". */
  by: ReactNode;
  /** When, ISO 8601. */
  at: string;
  /** When, as it is read. */
  date: string;
  /** What was written, as it was: line breaks stay. @default nothing */
  words?: string | undefined;
};

export type ThreadProps = Omit<ComponentPropsWithRef<'ol'>, 'children'> & {
  /** Oldest first. */
  items: readonly ThreadItem[];
};

/** What two sides wrote to each other, and what was done in between. */
export function Thread({ items, className, ...rest }: ThreadProps) {
  return (
    <ol className={cx(styles.root, className)} {...rest}>
      {items.map(({ key, kind, by, at, date, words }) => (
        <li key={key} className={styles.item} data-kind={kind}>
          <p className={styles.by}>
            <span>{by}</span> · <Time dateTime={at}>{date}</Time>
          </p>
          {words === undefined ? null : (
            <p className={styles.words} dir="auto">
              {words}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
