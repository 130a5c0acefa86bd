import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../theme/cx.ts';
import * as styles from './List.css.ts';

export type ListProps = Omit<ComponentPropsWithRef<'ul'>, 'children'> & {
  /** What it lists, in this order. */
  items: readonly {
    /** Unique in the list, and the same at every render. */
    key: string;
    /** What is shown. */
    content: ReactNode;
  }[];
  /** lines: short entries, close to each other; ruled: sentences, between hairlines; cards: wide cards. @default 'lines' */
  variant?: 'lines' | 'ruled' | 'cards' | undefined;
};

/** Entries without an order, each in a line of its own. */
export function List({ items, variant = 'lines', className, ...rest }: ListProps) {
  return (
    <ul className={cx(styles.root, className)} data-variant={variant} {...rest}>
      {items.map(({ key, content }) => (
        <li key={key}>{content}</li>
      ))}
    </ul>
  );
}
