import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../theme/cx.ts';
import * as styles from './Columns.css.ts';

export type ColumnsProps = ComponentPropsWithRef<'div'> & {
  /** even: two of the same width; lead: the first is twice as wide as the second, from 1000 px on. @default 'even' */
  split?: 'even' | 'lead' | undefined;
};

/** Two lists side by side, or a film and what it says. */
export function Columns({ split = 'even', className, ...rest }: ColumnsProps) {
  return <div className={cx(styles.root, className)} data-split={split} {...rest} />;
}
