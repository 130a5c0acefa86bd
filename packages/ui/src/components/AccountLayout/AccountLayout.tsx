import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../theme/cx.ts';
import * as styles from './AccountLayout.css.ts';

export type AccountLayoutProps = ComponentPropsWithRef<'div'> & {
  /** Why one has an account, or which it is: beside the column, and below it where there is no room. */
  side: ReactNode;
  /** What belongs to the account, below both columns, a group each. @default none */
  below?: ReactNode;
  /** What the column holds: form, 480 px to sign in; own, what is the account's own, as wide as there is room. @default 'form' */
  column?: 'form' | 'own' | undefined;
};

/** The page of an account: signing in, or what goes on now, in a column; why, or which account, beside it; below what belongs to it. */
export function AccountLayout({
  side,
  below,
  column = 'form',
  className,
  children,
  ...rest
}: AccountLayoutProps) {
  return (
    <div className={cx(styles.root, className)} data-column={column === 'own' ? 'own' : undefined} {...rest}>
      <div className={styles.main}>{children}</div>
      <aside className={styles.side}>{side}</aside>
      {below && <div className={styles.below}>{below}</div>}
    </div>
  );
}
