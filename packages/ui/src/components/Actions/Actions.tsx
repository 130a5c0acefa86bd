import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../theme/cx.ts';
import * as styles from './Actions.css.ts';

export type ActionsProps = ComponentPropsWithRef<'div'> & {
  /** close: buttons of one kind; apart: a button and links. @default 'apart' */
  gap?: 'apart' | 'close' | undefined;
  /** line: they stay in a line and wrap; fill: each fills a line of its own. @default 'line' */
  onPhone?: 'line' | 'fill' | undefined;
};

/** Buttons and links in a line: what can be done here, or where to go. Not on paper. */
export function Actions({ gap = 'apart', onPhone = 'line', className, ...rest }: ActionsProps) {
  return (
    <div
      className={cx(styles.root, className)}
      data-gap={gap === 'close' ? 'close' : undefined}
      data-phone={onPhone === 'fill' ? 'fill' : undefined}
      {...rest}
    />
  );
}
