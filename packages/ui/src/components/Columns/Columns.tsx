import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../theme/cx.ts';
import * as styles from './Columns.css.ts';

export type ColumnsProps = ComponentPropsWithRef<'div'> & {
  /**
   * even: two of the same width; lead: the first is twice as wide as the second, from 1000 px on; cards: as many as have room, each
   * as wide as the others.
   * @default 'even'
   */
  split?: 'even' | 'lead' | 'cards' | undefined;
};

/** What stands side by side where there is room: two lists, a film and what it says, cards of one kind. */
export function Columns({ split = 'even', className, ...rest }: ColumnsProps) {
  return <div className={cx(styles.root, className)} data-split={split} {...rest} />;
}
