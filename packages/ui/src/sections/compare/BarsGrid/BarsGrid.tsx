import type { ComponentPropsWithRef } from 'react';
import { Bars, type BarsRow } from '../../../components/Bars/index.ts';
import { cx } from '../../../theme/cx.ts';
import * as styles from './BarsGrid.css.ts';

/** A figure that several have. */
export type BarsGroup = {
  /** Unique in the list, and the same at every render. */
  key: string;
  /** The heading: what is measured. */
  title: string;
  /** A bar each, in one unit. */
  rows: readonly BarsRow[];
  /** Value of a full bar. @default the greatest value of the rows */
  max?: number | undefined;
};

export type BarsGridProps = Omit<ComponentPropsWithRef<'ul'>, 'children'> & {
  /** The figures, in this order. */
  groups: readonly BarsGroup[];
  /** Level of the titles. @default 3 */
  level?: 2 | 3 | 4 | undefined;
};

/** Figures of the same few models, each as bars on a scale of its own; two in a row where there is room. */
export function BarsGrid({ groups, level = 3, className, ...rest }: BarsGridProps) {
  const Title = `h${level}` as const;
  return (
    <ul className={cx(styles.list, className)} {...rest}>
      {groups.map(({ key, title, rows, max }) => (
        <li key={key} className={styles.group}>
          <Title className={styles.title}>{title}</Title>
          <Bars rows={rows} max={max} />
        </li>
      ))}
    </ul>
  );
}
