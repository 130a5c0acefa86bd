import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../theme/cx.ts';
import * as styles from './LineList.css.ts';

export type LineListProps = Omit<ComponentPropsWithRef<'ul'>, 'children'> & {
  /** What it lists, in this order. */
  items: readonly {
    /** Unique in the list, and the same at every render. */
    key: string;
    /** What is shown. */
    content: ReactNode;
  }[];
};

/** Short entries without an order, a line each, close to each other. */
export function LineList({ items, className, ...rest }: LineListProps) {
  return (
    <ul className={cx(styles.root, className)} {...rest}>
      {items.map(({ key, content }) => (
        <li key={key}>{content}</li>
      ))}
    </ul>
  );
}
