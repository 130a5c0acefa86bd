import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../theme/cx.ts';
import { SectionHeading } from '../SectionHeading/index.ts';
import * as styles from './DownloadLayout.css.ts';

export type DownloadLayoutProps = Omit<ComponentPropsWithRef<'div'>, 'title'> & {
  /** The page's heading. No word of it is wider than seven times its type. */
  title: ReactNode;
  /** The title is a code. @default false */
  code?: boolean | undefined;
  /** What lies on the section, in a line. */
  lead: ReactNode;
  /** A small picture at the end of the title's line. @default none */
  picture?: ReactNode;
  /** The NavTree of all sections. */
  tree: ReactNode;
};

/** A section of files: all sections in a tree beside title and files; on phones the tree stands between them. */
export function DownloadLayout({
  title,
  code,
  lead,
  picture,
  tree,
  className,
  children,
  ...rest
}: DownloadLayoutProps) {
  return (
    <div className={cx(styles.root, className)} {...rest}>
      <div className={styles.titled}>
        <SectionHeading className={styles.heading} level={1} size="l" title={title} code={code} lead={lead} />
        {picture && <div className={styles.picture}>{picture}</div>}
      </div>
      <div className={styles.tree}>{tree}</div>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
