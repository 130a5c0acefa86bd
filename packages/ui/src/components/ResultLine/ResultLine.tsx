import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../theme/cx.ts';
import * as styles from './ResultLine.css.ts';

export type ResultLineProps = ComponentPropsWithRef<'output'>;

/** "8 models": a polite live region. Keep it on the page and change its children, or nothing is announced. */
export function ResultLine({ className, ...rest }: ResultLineProps) {
  return <output className={cx(styles.line, className)} {...rest} />;
}
