import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../theme/cx.ts';
import * as styles from './LinkGrid.css.ts';

export type LinkGridProps = Omit<ComponentPropsWithRef<'ul'>, 'children'> & {
  items: readonly {
    href: string;
    label: ReactNode;
    /** In front of the label. */
    icon?: ReactNode;
  }[];
};

/** Short links in as many columns as have room. */
export function LinkGrid({ items, className, ...rest }: LinkGridProps) {
  return (
    <ul className={cx(styles.list, className)} {...rest}>
      {items.map(({ href, label, icon }) => (
        <li key={href}>
          <a className={styles.link} href={href}>
            {icon}
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
