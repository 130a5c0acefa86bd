import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../theme/cx.ts';
import * as styles from './FactList.css.ts';

export type FactListProps = Omit<ComponentPropsWithRef<'dl'>, 'children'> & {
  items: readonly { key: string; name: ReactNode; text: ReactNode }[];
};

/** What it does in use: a name and a sentence a row. */
export function FactList({ items, className, ...rest }: FactListProps) {
  return (
    <dl className={cx(styles.list, className)} {...rest}>
      {items.map(({ key, name, text }) => (
        <div key={key} className={styles.row}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.text}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
