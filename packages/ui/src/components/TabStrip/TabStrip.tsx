import { type ComponentPropsWithRef, type ReactNode, useEffect, useRef } from 'react';
import { cx } from '../../theme/cx.ts';
import { revealOffset } from './reveal.ts';
import * as styles from './TabStrip.css.ts';

export type TabStripTab = {
  /** Unique in the list, and the same at every render. */
  key: string;
  /** Where it leads. */
  href: string;
  /** Name of the page. */
  label: ReactNode;
  /** How many there are, after the name. */
  count?: ReactNode;
  /** Whether it is the page shown. */
  current?: boolean | undefined;
};

export type TabStripProps = Omit<ComponentPropsWithRef<'nav'>, 'children'> & {
  /** Accessible name of the list: what the tabs are of. */
  label: string;
  /** The pages, each with its address. */
  tabs: readonly TabStripTab[];
  /** A Plate at the end of the line, not shown on phones. */
  plate?: ReactNode;
  /** Sticks to the top of the scrolling area. @default true */
  sticky?: boolean | undefined;
};

/** The pages of one subject as a line of links across the page. What does not fit scrolls from the start. */
export function TabStrip({ label, tabs, plate, sticky = true, className, ...rest }: TabStripProps) {
  const list = useRef<HTMLUListElement>(null);
  const current = tabs.findIndex((tab) => tab.current);

  useEffect(() => {
    const strip = list.current;
    const tab = strip?.children[current];
    if (strip && tab) {
      strip.scrollLeft += revealOffset(tab.getBoundingClientRect(), strip.getBoundingClientRect());
    }
  }, [current]);

  return (
    <nav
      className={cx(styles.strip, className)}
      aria-label={label}
      data-sticky={sticky ? '' : undefined}
      {...rest}
    >
      <div className={styles.content}>
        <ul ref={list} className={styles.tabs}>
          {tabs.map((tab) => (
            <li key={tab.key} className={styles.item}>
              <a className={styles.tab} href={tab.href} aria-current={tab.current ? 'page' : undefined}>
                {tab.label}
                {tab.count === undefined ? null : <span>{tab.count}</span>}
              </a>
            </li>
          ))}
        </ul>
        {plate ? <div className={styles.plate}>{plate}</div> : null}
      </div>
    </nav>
  );
}
