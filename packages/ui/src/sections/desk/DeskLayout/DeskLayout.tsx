import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../../theme/cx.ts';
import * as styles from './DeskLayout.css.ts';

export type DeskLayoutProps = ComponentPropsWithRef<'div'> & {
  /** Where one can go: a `DeskNav`. */
  nav: ReactNode;
  /** What there is of it, from edge to edge. @default none: the content has the whole width */
  list?: ReactNode;
  /** Above the list: a search. @default nothing */
  listHead?: ReactNode;
  /** Below the list: further pages, a file of it. @default nothing */
  listFoot?: ReactNode;
  /** Name of the list, as a region: "Queue". */
  listLabel?: string | undefined;
  /** Something of the list is opened: where there is no room for both, the list gives way. @default false */
  opened?: boolean | undefined;
  /** The way back to the list, where it has given way. @default none */
  back?: ReactNode;
  /** What was opened, or what there is to do where nothing was. */
  children: ReactNode;
};

/** The three columns of a tool for staff: where one can go, a list, what was opened. Below 1100 px one at a time. */
export function DeskLayout({
  nav,
  list,
  listHead,
  listFoot,
  listLabel,
  opened = false,
  back,
  className,
  children,
  ...rest
}: DeskLayoutProps) {
  return (
    <div className={cx(styles.root, className)} data-list={list ? '' : undefined} {...rest}>
      <div className={styles.nav}>{nav}</div>
      {list && (
        <section className={styles.list} aria-label={listLabel} data-opened={opened || undefined}>
          {listHead && <div className={styles.aside}>{listHead}</div>}
          {list}
          {listFoot && <div className={styles.aside}>{listFoot}</div>}
        </section>
      )}
      <div className={styles.content} data-empty={list && !opened ? '' : undefined}>
        {opened && back ? <div className={styles.back}>{back}</div> : null}
        {children}
      </div>
    </div>
  );
}
