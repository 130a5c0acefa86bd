import type { ComponentPropsWithRef, ReactNode } from 'react';
import { MinusIcon, PlusIcon } from '../../icons/index.ts';
import { cx } from '../../theme/cx.ts';
import * as styles from './Disclosure.css.ts';

export type DisclosureProps = ComponentPropsWithRef<'details'> & { summary: ReactNode };

/** More on something, unfolded in place, in native details. */
export function Disclosure({ summary, className, children, ...rest }: DisclosureProps) {
  return (
    <details className={cx(styles.root, className)} {...rest}>
      <summary className={styles.summary}>
        <PlusIcon className={styles.plus} size={20} />
        <MinusIcon className={styles.minus} size={20} />
        {summary}
      </summary>
      {children}
    </details>
  );
}
