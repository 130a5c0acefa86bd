import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../theme/cx.ts';
import * as styles from './ActList.css.ts';

export type ActListProps = Omit<ComponentPropsWithRef<'ol'>, 'children'> & {
  /** In the order in which they are done. */
  items: readonly { key: string; text: ReactNode }[];
};

/** What to do now, one act after the other: a number and a sentence a row. */
export function ActList({ items, className, ...rest }: ActListProps) {
  return (
    <ol className={cx(styles.list, className)} {...rest}>
      {items.map(({ key, text }) => (
        <li key={key} className={styles.act}>
          <div>{text}</div>
        </li>
      ))}
    </ol>
  );
}
