import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../theme/cx.ts';
import * as styles from './LineDrawing.css.ts';

export type LineDrawingProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  /** Address of an SVG in `currentColor`. */
  src: string;
  /** What it shows. Left out for decoration. */
  alt?: string | undefined;
};

/** A line drawing in the colour of the text around it, 232 by 208 unless its box says otherwise. */
export function LineDrawing({ src, alt, className, style, ...rest }: LineDrawingProps) {
  return (
    <span
      className={cx(styles.root, className)}
      style={{ maskImage: `url("${src}")`, ...style }}
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      {...rest}
    />
  );
}
