import type { ComponentPropsWithRef, ReactNode } from 'react';
import { customProperties } from '../../lib/customProperties.ts';
import { cx } from '../../theme/cx.ts';
import * as styles from './Scale.css.ts';

export type ScaleLabel = {
  /** Place, counted in ticks from the start. */
  at: number;
  /** The words under the tick. */
  label: ReactNode;
};

export type ScaleProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** Number of intervals. */
  ticks: number;
  /** Every how many ticks one is tall. @default 5 */
  major?: number | undefined;
  /** Stretch that is lit, from and to, in ticks. */
  lit?: readonly [number, number] | undefined;
  /** A line along the ticks. @default true */
  baseline?: boolean | undefined;
  /** Labels under the scale. */
  labels?: readonly ScaleLabel[] | undefined;
};

const short = 5;
const tall = 8;

/** Strokes of the ticks from `from` to `to` as one path: one unit across is one interval, one down is a pixel. */
function ticksPath(from: number, to: number, major: number): string {
  let path = '';
  for (let tick = from; tick <= to; tick += 1) path += `M${tick} 0v${tick % major === 0 ? tall : short}`;
  return path;
}

/** A ruler of hanging ticks, each fifth tall. Decoration, but for its labels. */
export function Scale({
  ticks,
  major = 5,
  lit,
  baseline = true,
  labels = [],
  className,
  ...rest
}: ScaleProps) {
  return (
    <div className={cx(styles.scale, className)} {...rest}>
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${ticks} ${tall}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className={styles.tick} d={`${baseline ? `M0 0H${ticks}` : ''}${ticksPath(0, ticks, major)}`} />
        {lit === undefined ? null : <path className={styles.litTick} d={ticksPath(lit[0], lit[1], major)} />}
      </svg>
      {labels.length === 0 ? null : (
        <div className={styles.labels}>
          {labels.map(({ at, label }) => (
            <span
              key={at}
              className={styles.label}
              data-place={at === 0 ? 'start' : at === ticks ? 'end' : 'middle'}
              style={customProperties({ '--at': `${(at / ticks) * 100}%` })}
            >
              {label}
            </span>
          ))}
        </div>
      )}
    </div>
  );
}
