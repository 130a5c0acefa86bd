import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../../theme/cx.ts';
import * as styles from './FilePicture.css.ts';

export type FilePictureProps = Omit<ComponentPropsWithRef<'figure'>, 'children'> & {
  /** Address of the picture. */
  src: string;
  /** Its name: nobody knows what a customer took. */
  alt: string;
  /** What stands under it. @default nothing */
  caption?: ReactNode;
};

/** A picture that someone sent, whole, and never larger than it is. */
export function FilePicture({ src, alt, caption, className, ...rest }: FilePictureProps) {
  return (
    <figure className={cx(styles.root, className)} {...rest}>
      <img className={styles.picture} src={src} alt={alt} />
      {caption === undefined ? null : <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
