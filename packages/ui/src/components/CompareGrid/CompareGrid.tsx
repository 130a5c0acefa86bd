import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../theme/cx.ts';
import { Bars } from '../Bars/index.ts';
import * as styles from './CompareGrid.css.ts';

export type CompareGridItem = {
  /** Unique in the list, and the same at every render. */
  key: string;
  /** Where it leads. */
  href: string;
  /** Name of the model. */
  title: ReactNode;
  /** What the bars measure. */
  measure: ReactNode;
  /** Its figures, a bar each. */
  bars: readonly {
    /** Unique in the list, and the same at every render. */
    key: string;
    /** What is measured. */
    label: ReactNode;
    /** Length of the bar, against the others of its row. */
    value: number;
    /** Unit of the value, after it. */
    unit: string;
  }[];
  /** Cut-out, 4:3. */
  picture: ReactNode;
};

export type CompareGridProps = Omit<ComponentPropsWithRef<'ul'>, 'children'> & {
  /** The models that stand side by side. */
  items: readonly CompareGridItem[];
  /** Level of the headings. @default 3 */
  level?: 2 | 3 | 4 | undefined;
};

/** Families as cards, each with the bars of four models. The whole card is one link. */
export function CompareGrid({ items, level = 3, className, ...rest }: CompareGridProps) {
  const Heading = `h${level}` as const;
  return (
    <ul className={cx(styles.grid, className)} {...rest}>
      {items.map(({ key, href, title, measure, bars, picture }) => (
        <li key={key} className={styles.card}>
          <div className={styles.words}>
            <Heading className={styles.title}>
              <a className={styles.link} href={href}>
                {title}
              </a>
            </Heading>
            <p className={styles.measure}>{measure}</p>
          </div>
          <Bars className={styles.bars} rows={bars} />
          <div className={cx(styles.picture, styles.light)}>{picture}</div>
        </li>
      ))}
    </ul>
  );
}
