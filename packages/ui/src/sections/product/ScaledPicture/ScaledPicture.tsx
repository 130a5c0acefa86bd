import type { ComponentPropsWithRef, ReactNode } from 'react';
import { customProperties } from '../../../lib/customProperties.ts';
import { cx } from '../../../theme/cx.ts';
import * as styles from './ScaledPicture.css.ts';

export type ScaledPictureProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  /** A 4:3 Picture of a cut-out. */
  picture: ReactNode;
  /**
   * What the whole width of the picture measures where the thing stands in it.
   * @unit mm
   */
  acrossMm: number;
  /**
   * Length of the line, the same for all that stand beside each other.
   * @unit mm
   * @default 100
   */
  lineMm?: number | undefined;
  /** The length in words, under the line: a Figure. */
  label: ReactNode;
};

/** The most of the width that the line takes: a picture in which it would be longer is drawn smaller. */
const longestLine = 0.8;

/** A cut-out above a line of a known length, so that a lamp of 22 g does not look as large as one of 262 g. */
export function ScaledPicture({
  picture,
  acrossMm,
  lineMm = 100,
  label,
  className,
  ...rest
}: ScaledPictureProps) {
  const shown = Math.min(1, (longestLine * acrossMm) / lineMm);
  return (
    <span
      className={cx(styles.root, className)}
      style={customProperties({
        '--shown': `${Math.round(shown * 1000) / 10}%`,
        '--line': `${Math.round(((shown * lineMm) / acrossMm) * 1000) / 10}%`,
      })}
      {...rest}
    >
      <span className={styles.frame}>
        <span className={styles.picture}>{picture}</span>
      </span>
      {/* Weight and size are said beside it in words. */}
      <span className={styles.line} aria-hidden="true">
        <span className={styles.label}>{label}</span>
      </span>
    </span>
  );
}
