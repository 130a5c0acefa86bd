import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../../theme/cx.ts';
import * as styles from './CaptionedPicture.css.ts';

export type CaptionedPictureProps = Omit<ComponentPropsWithRef<'figure'>, 'children'> & {
  /** A 4:3 Picture. Its words say what is seen; the caption does not say them again. */
  picture: ReactNode;
  /** What it shows, in a few words. */
  name: ReactNode;
  /** What the picture alone does not say, in one or two sentences. */
  children: ReactNode;
};

/** A picture with something worth knowing under it. */
export function CaptionedPicture({ picture, name, children, className, ...rest }: CaptionedPictureProps) {
  return (
    <figure className={cx(styles.root, className)} {...rest}>
      <div className={styles.frame}>{picture}</div>
      <figcaption className={styles.caption}>
        <b className={styles.name}>{name}</b>
        <span className={styles.text}>{children}</span>
      </figcaption>
    </figure>
  );
}
