import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../theme/cx.ts';
import * as styles from './Skeleton.css.ts';

export type SkeletonProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** What it stands in for: lines of text in the font size around it, or a box such as a plate. @default 'text' */
  shape?: 'text' | 'box' | undefined;
  /** Lines of text. @default 1 */
  lines?: number | undefined;
  /** Width to height of a box. @default 4 / 3 */
  ratio?: number | undefined;
};

/**
 * Keeps the place of what is being loaded, from 200 ms on. Hidden from assistive technology: put
 * `aria-busy` on the region, and let LoadingLine or the region's own status say what is loading.
 */
export function Skeleton({ shape = 'text', lines = 1, ratio = 4 / 3, className, ...rest }: SkeletonProps) {
  return (
    <div className={cx(styles.skeleton, className)} data-shape={shape} aria-hidden="true" {...rest}>
      {shape === 'box' ? (
        <span className={styles.box} style={{ aspectRatio: ratio }} />
      ) : (
        Array.from({ length: lines }, (_, index) => (
          <span key={index} className={styles.line}>
            <span className={styles.bar} />
          </span>
        ))
      )}
    </div>
  );
}
