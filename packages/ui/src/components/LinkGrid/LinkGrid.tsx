import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../theme/cx.ts';
import { Link } from '../Link/index.ts';
import * as styles from './LinkGrid.css.ts';

export type LinkGridProps = Omit<ComponentPropsWithRef<'ul'>, 'children'> & {
  /** What it lists, in this order. */
  items: readonly {
    /** Where it leads. */
    href: string;
    /** The words that are seen. */
    label: ReactNode;
    /** In front of the label; pictured: a Picture 4:3, cut out, as decoration. */
    icon?: ReactNode;
  }[];
  /** arrow: where to go on, in wider columns; pictured: each under what is found there. @default 'plain' */
  variant?: 'plain' | 'arrow' | 'pictured' | undefined;
  /** One of them was pressed: what they stand in closes. */
  onFollow?: (() => void) | undefined;
};

/** Short links in as many columns as have room. */
export function LinkGrid({ items, variant = 'plain', onFollow, className, ...rest }: LinkGridProps) {
  return (
    <ul className={cx(styles.list, className)} data-variant={variant} {...rest}>
      {items.map(({ href, label, icon }) => (
        <li key={href}>
          {variant === 'arrow' ? (
            <Link variant="arrow" href={href} onClick={onFollow}>
              {icon}
              {label}
            </Link>
          ) : (
            <a className={styles.link} href={href} onClick={onFollow}>
              {icon}
              {label}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
