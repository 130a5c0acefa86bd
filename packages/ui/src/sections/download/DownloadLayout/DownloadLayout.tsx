import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../../theme/cx.ts';
import * as styles from './DownloadLayout.css.ts';

export type DownloadLayoutProps = ComponentPropsWithRef<'div'> & {
  /** The PictureHeading of the section. */
  heading: ReactNode;
  /** The NavTree of all sections. */
  tree: ReactNode;
};

/** A section of files: all sections in a tree beside title and files; on phones the tree stands between them. */
export function DownloadLayout({ heading, tree, className, children, ...rest }: DownloadLayoutProps) {
  return (
    <div className={cx(styles.root, className)} {...rest}>
      {heading}
      <div className={styles.tree}>{tree}</div>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
