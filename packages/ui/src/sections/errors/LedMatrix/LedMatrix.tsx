import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../../theme/cx.ts';
import * as styles from './LedMatrix.css.ts';
import { everyLamp, litPath } from './runs.ts';

export type LedMatrixProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** The bits of each row from its start, as hex digits; all rows are as long. */
  rows: readonly string[];
  /** What stands on it, for who does not see it. */
  label: string;
};

/** A sign of lamps that says a word or two. It stands still: nothing on it flashes (WCAG 2.3.1). */
export function LedMatrix({ rows, label, className, ...rest }: LedMatrixProps) {
  const [width, height] = [(rows[0]?.length ?? 0) * 4, rows.length];
  return (
    <div className={cx(styles.root, className)} {...rest}>
      <svg
        className={styles.panel}
        viewBox={`-1 -1 ${width + 2} ${height + 2}`}
        role="img"
        aria-label={label}
      >
        <path className={styles.unlit} d={everyLamp(width, height)} />
        <path className={styles.lit} d={litPath(rows)} />
      </svg>
    </div>
  );
}
