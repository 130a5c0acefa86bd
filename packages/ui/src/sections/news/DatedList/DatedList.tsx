import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../../theme/cx.ts';
import * as styles from './DatedList.css.ts';

export type DatedListProps = Omit<ComponentPropsWithRef<'ol'>, 'children'> & {
  /** Newest first. */
  items: readonly {
    /** Unique in the list, and the same at every render. */
    key: string;
    /** ISO date, for machines. */
    date: string;
    /** The same as it is read. */
    day: ReactNode;
    /** What it is filed under. */
    sign?: string | undefined;
    /** Where it leads. */
    href: string;
    /** The heading. */
    title: string;
    /** A line on it. */
    text: ReactNode;
  }[];
  /** Level of the titles. @default 3 */
  level?: 2 | 3 | 4 | undefined;
};

/** What was said when: a row each. */
export function DatedList({ items, level = 3, className, ...rest }: DatedListProps) {
  const Title = `h${level}` as const;
  return (
    <ol className={cx(styles.list, className)} {...rest}>
      {items.map(({ key, date, day, sign, href, title, text }) => (
        <li key={key} className={styles.entry}>
          <p className={styles.day}>
            <time dateTime={date}>{day}</time>
            {sign !== undefined && <span className={styles.sign}>{sign}</span>}
          </p>
          <div>
            <Title className={styles.title}>
              <a href={href}>{title}</a>
            </Title>
            <p className={styles.text}>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
