import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../theme/cx.ts';
import { Link } from '../Link/index.ts';
import * as styles from './LinkLine.css.ts';

export type LinkLineProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** The visible name, which is also the accessible one. */
  label: ReactNode;
  /** What it lists, in this order. */
  items: readonly {
    /** Where it leads. */
    href: string;
    /** The words that are seen. */
    label: string;
  }[];
};

/** A name and a few links in a line. */
export function LinkLine({ label, items, className, ...rest }: LinkLineProps) {
  return (
    <div className={cx(styles.root, className)} {...rest}>
      <p className={styles.label}>{label}</p>
      <ul className={styles.links}>
        {items.map((item) => (
          <li key={item.href}>
            <Link className={styles.link} href={item.href}>
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
