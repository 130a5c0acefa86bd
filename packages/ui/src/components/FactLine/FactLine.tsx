import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../theme/cx.ts';
import * as styles from './FactLine.css.ts';

export type FactLineProps = ComponentPropsWithRef<'p'>;

/** Short facts in a line, an element each. */
export function FactLine({ className, ...rest }: FactLineProps) {
  return <p className={cx(styles.root, className)} {...rest} />;
}
