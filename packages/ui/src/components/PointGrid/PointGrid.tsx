import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../theme/cx.ts';
import * as styles from './PointGrid.css.ts';

export type PointGridProps = Omit<ComponentPropsWithRef<'ul'>, 'children'> & {
  /** What it lists, in this order. */
  items: readonly {
    /** The heading. */
    title: string;
    /** What it says. */
    text: ReactNode;
  }[];
  /** Level of the titles. @default 3 */
  level?: 2 | 3 | 4 | undefined;
};

/** Points of one weight, three in a row. */
export function PointGrid({ items, level = 3, className, ...rest }: PointGridProps) {
  const Title = `h${level}` as const;
  return (
    <ul className={cx(styles.list, className)} {...rest}>
      {items.map(({ title, text }) => (
        <li key={title} className={styles.point}>
          <Title className={styles.title}>{title}</Title>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
