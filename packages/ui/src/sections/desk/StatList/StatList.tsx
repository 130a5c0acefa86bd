import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../../theme/cx.ts';
import * as styles from './StatList.css.ts';

export type StatListProps = Omit<ComponentPropsWithRef<'dl'>, 'children'> & {
  /** What it lists, in this order. */
  items: readonly {
    /** Unique in the list, and the same at every render. */
    key: string;
    /** The figure, with its unit. */
    value: ReactNode;
    /** What it is the figure of. */
    caption: ReactNode;
  }[];
};

/** Large figures side by side, each over what it counts. */
export function StatList({ items, className, ...rest }: StatListProps) {
  return (
    <dl className={cx(styles.list, className)} {...rest}>
      {items.map(({ key, value, caption }) => (
        <div key={key} className={styles.stat}>
          <dt className={styles.caption}>{caption}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
