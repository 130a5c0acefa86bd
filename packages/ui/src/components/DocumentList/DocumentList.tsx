import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../theme/cx.ts';
import * as styles from './DocumentList.css.ts';

export type DocumentListProps = ComponentPropsWithRef<'div'> & {
  /** above: each row has its line above it; between: the first needs none. @default 'above' */
  line?: 'above' | 'between' | undefined;
};

/** DocumentRows, one below the other. */
export function DocumentList({ line = 'above', className, ...rest }: DocumentListProps) {
  return <div className={cx(styles.root, className)} data-line={line} {...rest} />;
}
