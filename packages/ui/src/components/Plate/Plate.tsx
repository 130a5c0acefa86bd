import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../theme/cx.ts';
import * as styles from './Plate.css.ts';

export type PlateProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  code: ReactNode;
  /** Type, figure and so on: cells after the code, split by hairlines. */
  cells?: readonly ReactNode[] | undefined;
  /** How many cells stay at 768 px and below. @default all */
  phoneCells?: number | undefined;
  /** small: a label; large: stands in for a picture. @default 'small' */
  size?: 'small' | 'large' | undefined;
  /** A nearly solid ground, for a plate that lies on a picture. @default false */
  onPicture?: boolean | undefined;
};

/** The spec plate: code, type, figure, as riveted to a machine. */
export function Plate({
  code,
  cells = [],
  phoneCells = cells.length,
  size = 'small',
  onPicture = false,
  className,
  ...rest
}: PlateProps) {
  return (
    <span
      className={cx(styles.plate, className)}
      data-size={size}
      data-on-picture={onPicture || undefined}
      {...rest}
    >
      <span className={cx(styles.cell, styles.code)}>{code}</span>
      {cells.map((cell, index) => (
        // The cells of a plate have no identity but their place.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={index} className={styles.cell} data-phone={index < phoneCells ? undefined : 'hidden'}>
          {cell}
        </span>
      ))}
    </span>
  );
}
