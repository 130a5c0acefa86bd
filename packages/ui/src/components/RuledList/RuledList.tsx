import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../theme/cx.ts';
import * as styles from './RuledList.css.ts';

export type RuledListProps = Omit<ComponentPropsWithRef<'ul'>, 'children'> & {
  /** What it lists, in this order. */
  items: readonly {
    /** Unique in the list, and the same at every render. */
    key: string;
    /** What is shown. */
    content: ReactNode;
  }[];
};

/** Sentences without an order, a row each, between hairlines. */
export function RuledList({ items, className, ...rest }: RuledListProps) {
  return (
    <ul className={cx(styles.list, className)} {...rest}>
      {items.map(({ key, content }) => (
        <li key={key} className={styles.item}>
          {content}
        </li>
      ))}
    </ul>
  );
}
