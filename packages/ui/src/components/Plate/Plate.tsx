import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../theme/cx.ts';
import * as styles from './Plate.css.ts';

type Looks = {
  /** Code of the product, first on the plate. */
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

/** A label, or with `href` a link of 44 px. */
export type PlateProps = Looks &
  (
    | (Omit<ComponentPropsWithRef<'a'>, 'children'> & {
        /** The product's page. Without one the plate is no link. */
        href: string;
      })
    | (Omit<ComponentPropsWithRef<'span'>, 'children'> & { href?: undefined })
  );

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
  const root = {
    className: cx(styles.plate, className),
    'data-size': size,
    'data-on-picture': onPicture || undefined,
  };
  const content = (
    <>
      <span className={cx(styles.cell, styles.code)}>{code}</span>
      {cells.map((cell, index) => (
        // The cells of a plate have no identity but their place.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={index} className={styles.cell} data-phone={index < phoneCells ? undefined : 'hidden'}>
          {cell}
        </span>
      ))}
    </>
  );
  if (rest.href === undefined) {
    return (
      <span {...root} {...rest}>
        {content}
      </span>
    );
  }
  return (
    <a {...root} {...rest}>
      {content}
    </a>
  );
}
