import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../theme/cx.ts';
import * as styles from './CategoryStrip.css.ts';
import { useDragScroll } from './useDragScroll.ts';

export type CategoryStripItem = {
  key: string;
  href: string;
  title: string;
  /** "8 models" */
  count: ReactNode;
  /** "110–130 dB"; not shown on phones. */
  range?: ReactNode;
  /** Night picture, 4:3. */
  picture: ReactNode;
};

export type CategoryStripProps = Omit<ComponentPropsWithRef<'nav'>, 'children'> & {
  /** Accessible name. */
  label: string;
  items: readonly CategoryStripItem[];
};

/**
 * The families as plates in one line: one frame where they fit, below 1100 px a strip that scrolls and
 * that the mouse can drag; on phones plates of 100 px. It runs through the page's margins: it lies
 * between them.
 */
export function CategoryStrip({ label, items, className, ...rest }: CategoryStripProps) {
  const { isDragging, handlers } = useDragScroll();
  return (
    <nav className={cx(styles.strip, className)} aria-label={label} {...rest}>
      {/* Dragging is an ease for the mouse; the links in it do all there is to do. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul
        className={styles.list}
        data-state={isDragging ? 'dragging' : 'resting'}
        onFocus={({ target }) => {
          // A plate the keyboard comes to is shown whole; one the mouse presses stays under it.
          if (target.matches(':focus-visible'))
            target.scrollIntoView({ inline: 'nearest', block: 'nearest' });
        }}
        {...handlers}
      >
        {items.map(({ key, href, title, count, range, picture }) => (
          <li key={key} className={styles.item}>
            <a className={styles.link} href={href}>
              <span className={styles.picture}>{picture}</span>
              <span className={styles.words}>
                <span className={styles.title}>{title}</span>
                <span className={styles.count}>{count}</span>
                {range ? <span className={styles.range}>{range}</span> : null}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
