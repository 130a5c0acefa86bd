import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../theme/cx.ts';
import { SectionHeading } from '../SectionHeading/index.ts';
import * as styles from './PictureHeading.css.ts';

export type PictureHeadingProps = Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> & {
  /** The page's heading. No word of it is wider than seven times its type. */
  title: ReactNode;
  /** The title is a code. @default false */
  code?: boolean | undefined;
  /** What the page is of, in a line. */
  lead: ReactNode;
  /** A small picture at the end of the title's line. @default none */
  picture?: ReactNode;
  /** A field that narrows what follows, in the picture's place. It works by script alone. @default none */
  filter?: ReactNode;
};

/** A page's heading with a small picture, or a field, at the end of its line. */
export function PictureHeading({
  title,
  code,
  lead,
  picture,
  filter,
  className,
  ...rest
}: PictureHeadingProps) {
  return (
    <div className={cx(styles.root, className)} {...rest}>
      <SectionHeading className={styles.heading} level={1} size="l" title={title} code={code} lead={lead} />
      {picture && <div className={styles.picture}>{picture}</div>}
      {filter && <div className={styles.filter}>{filter}</div>}
    </div>
  );
}
