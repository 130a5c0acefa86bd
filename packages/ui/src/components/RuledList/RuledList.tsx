import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../theme/cx.ts';
import * as styles from './RuledList.css.ts';

export type RuledListProps = Omit<ComponentPropsWithRef<'ul'>, 'children'> & {
  items: readonly { key: string; content: ReactNode }[];
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
