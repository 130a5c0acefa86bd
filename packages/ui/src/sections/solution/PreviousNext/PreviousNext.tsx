import type { ComponentPropsWithRef } from 'react';
import { ArrowLeftIcon, ArrowRightIcon } from '../../../icons/index.ts';
import { cx } from '../../../theme/cx.ts';
import * as styles from './PreviousNext.css.ts';

type Neighbour = {
  /** Where it leads. */
  href: string;
  /** Which of the two it is: "Previous". */
  label: string;
  /** Name of the page. */
  name: string;
};

export type PreviousNextProps = Omit<ComponentPropsWithRef<'nav'>, 'children'> & {
  /** Name of the landmark. */
  label: string;
  /** The page before this one. */
  previous: Neighbour;
  /** The page after this one. */
  next: Neighbour;
};

/** The pages before and after this one. */
export function PreviousNext({ label, previous, next, className, ...rest }: PreviousNextProps) {
  return (
    <nav className={cx(styles.root, className)} aria-label={label} {...rest}>
      <a className={styles.link} href={previous.href} rel="prev">
        <ArrowLeftIcon />
        <span>
          <span className={styles.label}>{previous.label}</span>
          <span className={styles.name}>{previous.name}</span>
        </span>
      </a>
      <a className={styles.link} href={next.href} rel="next">
        <span>
          <span className={styles.label}>{next.label}</span>
          <span className={styles.name}>{next.name}</span>
        </span>
        <ArrowRightIcon />
      </a>
    </nav>
  );
}
