import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../theme/cx.ts';
import * as styles from './StatList.css.ts';

export type StatListProps = Omit<ComponentPropsWithRef<'dl'>, 'children'> & {
  items: readonly { key: string; value: ReactNode; caption: ReactNode }[];
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
