import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../theme/cx.ts';
import * as styles from './CardList.css.ts';

export type CardListProps = Omit<ComponentPropsWithRef<'ul'>, 'children'> & {
  /** Contents of the cards, each with a key of its own. */
  items: readonly {
    /** Unique in the list, and the same at every render. */
    key: string;
    /** What is shown. */
    content: ReactNode;
  }[];
};

/** Wide cards of one kind, each in a line of its own. */
export function CardList({ items, className, ...rest }: CardListProps) {
  return (
    <ul className={cx(styles.root, className)} {...rest}>
      {items.map(({ key, content }) => (
        <li key={key}>{content}</li>
      ))}
    </ul>
  );
}
