import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../../theme/cx.ts';
import * as styles from './ModelMark.css.ts';

export type ModelMarkProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  /** The model's code. */
  code: string;
  /** A Picture of it, cut out, as decoration. */
  picture: ReactNode;
};

/** The model that a serial number belongs to, at the end of its field. The help of the field says so in words. */
export function ModelMark({ code, picture, className, ...rest }: ModelMarkProps) {
  return (
    <span className={cx(styles.root, className)} aria-hidden="true" translate="no" {...rest}>
      {/* Another model, another box: it comes up by itself. */}
      <span key={code} className={styles.model}>
        <span className={styles.picture}>{picture}</span>
        <span className={styles.code}>{code}</span>
      </span>
    </span>
  );
}
