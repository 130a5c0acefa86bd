import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../../theme/cx.ts';
import * as styles from './ProductGrid.css.ts';

export type ProductGridProps = ComponentPropsWithRef<'ul'>;

/** Plates in one frame with shared borders: four columns at 1280 px, rows on phones. Its children are ProductPlates. */
export function ProductGrid({ className, ...rest }: ProductGridProps) {
  return <ul className={cx(styles.grid, className)} {...rest} />;
}
