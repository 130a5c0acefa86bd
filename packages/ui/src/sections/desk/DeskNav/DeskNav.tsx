import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../../theme/cx.ts';
import * as styles from './DeskNav.css.ts';

export type DeskNavProps = Omit<ComponentPropsWithRef<'nav'>, 'children' | 'aria-label'> & {
  /** Name of the navigation, without that word: "Service desk". */
  label: string;
  /** The views, in this order. */
  items: readonly {
    /** Unique in the list, and the same at every render. */
    key: string;
    /** Name of the view. */
    label: string;
    /** Where it leads. */
    href: string;
    /** How much it holds. @default nothing is said */
    count?: number | undefined;
    /** What it holds is late. @default false */
    urgent?: boolean | undefined;
    /** The view that is shown. @default false */
    current?: boolean | undefined;
  }[];
  /** Who is here, and until when. @default nothing */
  foot?: ReactNode;
};

/** The views of a tool with how much each holds: a column, below 1100 px a strip that scrolls. */
export function DeskNav({ label, items, foot, className, ...rest }: DeskNavProps) {
  return (
    <nav className={cx(styles.root, className)} aria-label={label} {...rest}>
      <ul className={styles.list}>
        {items.map(({ key, label: name, href, count, urgent = false, current = false }) => (
          <li key={key} className={styles.item}>
            <a
              className={styles.link}
              href={href}
              aria-current={current ? 'page' : undefined}
              data-urgent={(urgent && count !== 0) || undefined}
            >
              <span>{name}</span>
              {count === undefined ? null : <span className={styles.count}>{count}</span>}
            </a>
          </li>
        ))}
      </ul>
      {foot ? <div className={styles.foot}>{foot}</div> : null}
    </nav>
  );
}
