import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../../theme/cx.ts';
import * as styles from './MenuPreview.css.ts';

export type MenuPreviewProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** The model's code. */
  code: string;
  /** A Picture of it, cut out, as decoration. */
  picture: ReactNode;
  /** What its key figure measures, and the figure. @default none */
  figure?:
    | {
        /** What is measured. */
        label: ReactNode;
        /** A Figure of size 'card'. */
        value: ReactNode;
      }
    | undefined;
};

/**
 * What the model is that a menu's link leads to: picture, code, key figure. It stands in the free end of a column of the
 * wide menu. The link says where it leads: this is to be looked at.
 */
export function MenuPreview({ code, picture, figure, className, ...rest }: MenuPreviewProps) {
  return (
    <div className={cx(styles.root, className)} aria-hidden="true" {...rest}>
      {/* Another model, another box: it comes up by itself. */}
      <div key={code} className={styles.model}>
        <span className={styles.picture}>{picture}</span>
        <span className={styles.code}>{code}</span>
        {figure && (
          <>
            <span className={styles.value}>{figure.value}</span>
            <span className={styles.label}>{figure.label}</span>
          </>
        )}
      </div>
    </div>
  );
}
