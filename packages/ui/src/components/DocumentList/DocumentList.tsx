import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../theme/cx.ts';
import * as styles from './DocumentList.css.ts';

export type DocumentListProps = Omit<ComponentPropsWithRef<'div'>, 'title'> & {
  /** What stands over the rows: a heading, or how many there are. */
  title: ReactNode;
  /** Names over the columns of facts, in the rows' order: each row says them itself, too. Not on phones. */
  facts: readonly string[];
};

/** DocumentRows, one below the other, under the names of their columns. */
export function DocumentList({ title, facts, className, children, ...rest }: DocumentListProps) {
  return (
    <div className={cx(styles.root, className)} {...rest}>
      <div className={styles.head}>
        <div className={styles.title}>{title}</div>
        <div className={styles.facts} aria-hidden="true">
          {facts.map((name) => (
            <span key={name}>{name}</span>
          ))}
        </div>
      </div>
      {children}
    </div>
  );
}
