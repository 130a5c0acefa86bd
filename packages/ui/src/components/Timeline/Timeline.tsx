import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../theme/cx.ts';
import * as styles from './Timeline.css.ts';

export type TimelineItem = {
  /** The date as HTML's `time` reads it: 2019, 2023-11, 2023-11-30. */
  key: string;
  /** The date as it is read. */
  date: ReactNode;
  /** What happened. */
  title: ReactNode;
  /** More on it. */
  text?: ReactNode;
};

export type TimelineProps = Omit<ComponentPropsWithRef<'ol'>, 'children'> & {
  /** In the order of reading. One for a date. */
  items: readonly TimelineItem[];
  /** Level of the titles as headings. @default 3 */
  level?: 2 | 3 | 4 | undefined;
};

/** Dated steps along a line: a company's history, the states of a request. */
export function Timeline({ items, level = 3, className, ...rest }: TimelineProps) {
  const Heading = `h${level}` as const;
  return (
    <ol className={cx(styles.timeline, className)} {...rest}>
      {items.map(({ key, date, title, text }) => (
        <li key={key} className={styles.item}>
          <time className={styles.date} dateTime={key}>
            {date}
          </time>
          <div>
            <Heading className={styles.title}>{title}</Heading>
            {text ? <p className={styles.text}>{text}</p> : null}
          </div>
        </li>
      ))}
    </ol>
  );
}
