import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../theme/cx.ts';
import * as styles from './AccountLayout.css.ts';

export type AccountLayoutProps = ComponentPropsWithRef<'div'> & {
  /** Why one has an account: beside the column, and below it where there is no room. */
  side: ReactNode;
  /** What belongs to the account, below both columns, a group each. @default none */
  below?: ReactNode;
};

/** The page of an account: signing in or out in a column of 480 px, why beside it, and below what belongs to it. */
export function AccountLayout({ side, below, className, children, ...rest }: AccountLayoutProps) {
  return (
    <div className={cx(styles.root, className)} {...rest}>
      <div className={styles.main}>{children}</div>
      <aside className={styles.side}>{side}</aside>
      {below && <div className={styles.below}>{below}</div>}
    </div>
  );
}
