import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../theme/cx.ts';
import * as styles from './Actions.css.ts';

export type ActionsProps = ComponentPropsWithRef<'div'> & {
  /** The element it renders. @default 'div' */
  as?: 'div' | 'nav' | undefined;
  /** close: buttons of one kind; apart: a button and links. @default 'apart' */
  gap?: 'apart' | 'close' | undefined;
  /** line: one after the other; ends: two in a row, one at each end of it, on phones too. @default 'line' */
  layout?: 'line' | 'ends' | undefined;
  /**
   * line: they stay in a line and wrap; fill: each fills a line of its own; pairs: the first fills its line, those after
   * it stand two by two. @default 'line'
   */
  onPhone?: 'line' | 'fill' | 'pairs' | undefined;
};

/** Buttons and links in a line: what can be done here, or where to go. Not on paper. */
export function Actions({
  as: Element = 'div',
  gap = 'apart',
  layout = 'line',
  onPhone = 'line',
  className,
  ...rest
}: ActionsProps) {
  return (
    <Element
      className={cx(styles.root, className)}
      data-gap={gap === 'close' ? 'close' : undefined}
      data-layout={layout === 'ends' ? 'ends' : undefined}
      data-phone={onPhone === 'line' ? undefined : onPhone}
      {...rest}
    />
  );
}
