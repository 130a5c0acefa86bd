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
  /** How many stand in a row; of four, two where there is less room. @default 3 */
  columns?: 3 | 4 | undefined;
  /** Counts them, each with its number above its title. @default false */
  numbered?: boolean | undefined;
  /** Level of the titles. @default 3 */
  level?: 2 | 3 | 4 | undefined;
};

/** Points of one weight, three or four in a row. */
export function PointGrid({
  items,
  columns = 3,
  numbered = false,
  level = 3,
  className,
  ...rest
}: PointGridProps) {
  const Title = `h${level}` as const;
  return (
    <ul
      className={cx(styles.list, className)}
      data-columns={columns}
      data-numbered={numbered ? '' : undefined}
      {...rest}
    >
      {items.map(({ title, text }) => (
        <li key={title} className={styles.point}>
          <Title className={styles.title}>{title}</Title>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
