import type { ComponentPropsWithRef } from 'react';
import { VisuallyHidden } from '../../../components/VisuallyHidden/index.ts';
import { cx } from '../../../theme/cx.ts';
import * as styles from './LoadingLine.css.ts';

export type LoadingLineProps = Omit<ComponentPropsWithRef<'output'>, 'children'> & {
  /** Whether something is being waited for. */
  loading: boolean;
  /** Announced to screen readers while it loads. */
  label: string;
};

/** A line at the top of the view while the next page is on its way, from 200 ms on. Keep it mounted. */
export function LoadingLine({ loading, label, className, ...rest }: LoadingLineProps) {
  return (
    <output className={cx(styles.root, className)} {...rest}>
      {loading && (
        <>
          <span className={styles.line} />
          <VisuallyHidden>{label}</VisuallyHidden>
        </>
      )}
    </output>
  );
}
