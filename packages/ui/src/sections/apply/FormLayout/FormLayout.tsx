import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../../theme/cx.ts';
import * as styles from './FormLayout.css.ts';

export type FormLayoutProps = ComponentPropsWithRef<'div'> & {
  /** What explains the form, and whom to ask: beside it, and below it where there is no room. */
  side: ReactNode;
  /** What belongs to the fields, above `side`. Only where there is room beside them: what it says stands in the form too. @default none */
  beside?: ReactNode;
  /** What stays in view beside the fields of a long form, below `side`; as `beside` only where there is room. @default none */
  sticky?: ReactNode;
  /**
   * ruled: a hairline parts the side column, whose text is small; plain: it belongs to the form.
   * @default 'ruled'
   */
  variant?: 'ruled' | 'plain' | undefined;
};

/** A form's column of 600 px, and beside it what explains it. */
export function FormLayout({
  side,
  beside,
  sticky,
  variant = 'ruled',
  className,
  children,
  ...rest
}: FormLayoutProps) {
  return (
    <div className={cx(styles.root, className)} data-variant={variant} {...rest}>
      <div className={styles.main}>{children}</div>
      <aside className={styles.side}>
        {beside && <div className={styles.beside}>{beside}</div>}
        {side}
        {sticky && (
          <div className={styles.sticky} data-sticky>
            {sticky}
          </div>
        )}
      </aside>
    </div>
  );
}
