import { type ComponentPropsWithRef, type ReactNode } from 'react';
import { customProperties } from '../../lib/customProperties.ts';
import { useHydrated } from '../../lib/useHydrated.ts';
import { cx } from '../../theme/cx.ts';
import * as styles from './CategoryStrip.css.ts';
import { defaultContentWidth, defaultExtraWidth } from './drag.ts';
import { useDragScroll } from './useDragScroll.ts';

export type CategoryStripItem = {
  /** Unique in the list, and the same at every render. */
  key: string;
  /** Where it leads. */
  href: string;
  /** The heading. */
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
  /** The categories, each with its picture, count and address. */
  items: readonly CategoryStripItem[];
  /** Width of all plates and the page's margins on phones: 100 for each of seven. @unit px @default 700 */
  contentWidth?: number | undefined;
  /** Width of all gaps between them on phones: 10 for each of six. @unit px @default 60 */
  extraWidth?: number | undefined;
};

/**
 * The families as plates in one line, the specification's tab strip: one frame where they fit, on phones plates that are
 * dragged, 700 px wide together with the page's margins, through which the strip runs. The drag ends at 700 + 60 px minus
 * the viewport, where the last plate is whole.
 */
export function CategoryStrip({
  label,
  items,
  contentWidth = defaultContentWidth,
  extraWidth = defaultExtraWidth,
  className,
  ...rest
}: CategoryStripProps) {
  const { isDragging, handlers } = useDragScroll(contentWidth, extraWidth);
  // Until the script runs the browser scrolls it, as it does where there is none.
  const isScripted = useHydrated();
  return (
    <nav className={cx(styles.strip, className)} aria-label={label} {...rest}>
      {/* Dragging is an ease for the pointer; the links in it do all there is to do. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul
        className={styles.list}
        data-state={isDragging ? 'dragging' : 'resting'}
        data-scripted={isScripted ? '' : undefined}
        style={customProperties({
          '--plates': Math.max(items.length, 1),
          '--plate': `${contentWidth / Math.max(items.length, 1)}px`,
          '--gap': `${extraWidth / Math.max(items.length - 1, 1)}px`,
        })}
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
