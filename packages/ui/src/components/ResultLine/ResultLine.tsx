import type { ComponentPropsWithRef } from 'react';
import { Arriving } from '../../lib/Arriving.tsx';
import { cx } from '../../theme/cx.ts';
import * as styles from './ResultLine.css.ts';

export type ResultLineProps = ComponentPropsWithRef<'output'>;

/** "8 models": a polite live region. Keep it on the page and change its children, or nothing is announced. */
export function ResultLine({ className, children, ...rest }: ResultLineProps) {
  return (
    <output className={cx(styles.line, className)} {...rest}>
      <Arriving>{children}</Arriving>
    </output>
  );
}
