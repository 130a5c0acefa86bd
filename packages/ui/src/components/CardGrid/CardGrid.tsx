import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../theme/cx.ts';
import * as styles from './CardGrid.css.ts';

export type CardGridProps = ComponentPropsWithRef<'div'> & {
  /** stretch: up to three share the line, or each has one; keep: each is as wide as the others. @default 'stretch' */
  width?: 'stretch' | 'keep' | undefined;
};

/** Cards of one kind side by side, as many as have room. */
export function CardGrid({ width = 'stretch', className, ...rest }: CardGridProps) {
  return <div className={cx(styles.root, className)} data-width={width} {...rest} />;
}
