import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../theme/cx.ts';
import * as styles from './SkipLink.css.ts';

export type SkipLinkProps = ComponentPropsWithRef<'a'> & {
  /** The main content's fragment, for example `#content`; the element it names should take focus (`tabIndex={-1}`). */
  href: string;
};

/** The first link of a page, shown when the keyboard reaches it. */
export function SkipLink({ className, children, ...rest }: SkipLinkProps) {
  return (
    <a className={cx(styles.root, className)} {...rest}>
      {children}
    </a>
  );
}
