import type { ComponentPropsWithRef, ReactNode } from 'react';
import { customProperties } from '../../lib/customProperties.ts';
import { cx } from '../../theme/cx.ts';
import { Figure } from '../Figure/index.ts';
import * as styles from './Bars.css.ts';
import { barShare, greatest } from './barShare.ts';

export type BarsRow = {
  /** Unique in the list, and the same at every render. */
  key: string;
  /** What is measured. */
  label: ReactNode;
  /** Length of the bar, against `max`. */
  value: number;
  /** Unit of the value, after it. */
  unit: string;
  /** The row at hand. @default false */
  highlighted?: boolean | undefined;
};

export type BarsProps = Omit<ComponentPropsWithRef<'dl'>, 'children'> & {
  /** A bar each, with its name, value and unit. */
  rows: readonly BarsRow[];
  /** Value of a full bar. @default the greatest value of the rows */
  max?: number | undefined;
};

/** Bars that start at zero, each with its figure. */
export function Bars({ rows, max = greatest(rows), className, ...rest }: BarsProps) {
  return (
    <dl className={cx(styles.bars, className)} {...rest}>
      {rows.map(({ key, label, value, unit, highlighted = false }) => (
        <div key={key} className={styles.row} data-state={highlighted ? 'highlighted' : 'plain'}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.measure}>
            <span
              className={styles.bar}
              style={customProperties({ '--share': `${barShare(value, max) * 100}%` })}
            />
            <Figure value={value} unit={unit} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
