import type { ComponentPropsWithRef } from 'react';
import { Disclosure } from '../../../components/Disclosure/index.ts';
import { cx } from '../../../theme/cx.ts';
import * as styles from './NavTree.css.ts';

export type NavTreeItem = {
  /** Unique in the list, and the same at every render. */
  key: string;
  /** Name of the page. */
  label: string;
  /** Where it leads. */
  href: string;
  /** The page that is shown, or the nearest one above it. @default false */
  current?: boolean | undefined;
  /** What lies below it; where it is given the branch is open. @default none */
  items?: readonly Omit<NavTreeItem, 'items'>[] | undefined;
};

export type NavTreeProps = Omit<ComponentPropsWithRef<'nav'>, 'children' | 'aria-label'> & {
  /** Name of the navigation, without that word: "Files". */
  label: string;
  /** What it lists, in this order. */
  items: readonly NavTreeItem[];
  /** What stands between two levels of the place shown on phones. @default ' / ' */
  separator?: string | undefined;
};

/**
 * Pages in two levels, beside what they show. On phones it is closed on top and says the place at hand.
 * It is one list in native details, so that it needs no script.
 */
export function NavTree({ label, items, separator = ' / ', className, ...rest }: NavTreeProps) {
  return (
    <nav className={cx(styles.root, className)} aria-label={label} {...rest}>
      <p className={styles.label} aria-hidden="true">
        {label}
      </p>
      <Disclosure
        variant="row"
        indicator="chevron"
        expandedFrom="desktop"
        summary={<span>{placeOf(items).join(separator) || label}</span>}
        summaryClassName={styles.summary}
        className={styles.disclosure}
      >
        <ul className={styles.list}>
          {items.map(({ key, items: inner, ...item }) => (
            <li key={key}>
              <Entry {...item} />
              {inner && (
                <ul className={styles.inner}>
                  {inner.map(({ key: innerKey, ...each }) => (
                    <li key={innerKey}>
                      <Entry {...each} />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </Disclosure>
    </nav>
  );
}

function Entry({ label, href, current = false }: Omit<NavTreeItem, 'key' | 'items'>) {
  return (
    <a className={styles.link} href={href} aria-current={current ? 'page' : undefined}>
      {label}
    </a>
  );
}

/** Labels from the first level down to the page that is shown; empty where none is. */
function placeOf(items: readonly NavTreeItem[]): string[] {
  for (const { label, current, items: inner = [] } of items) {
    const below = placeOf(inner);
    if (current || below.length > 0) return [label, ...below];
  }
  return [];
}
