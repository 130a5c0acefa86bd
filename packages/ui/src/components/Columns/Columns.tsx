import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../theme/cx.ts';
import * as styles from './Columns.css.ts';

export type ColumnsProps = ComponentPropsWithRef<'div'>;

/** Two lists side by side. */
export function Columns({ className, ...rest }: ColumnsProps) {
  return <div className={cx(styles.root, className)} {...rest} />;
}
