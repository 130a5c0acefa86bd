import { type ComponentPropsWithRef, type ReactNode, useId, useRef, useState } from 'react';
import { IconButton } from '../../../components/IconButton/index.ts';
import { ArrowLeftIcon, ArrowRightIcon } from '../../../icons/index.ts';
import { customProperties } from '../../../lib/customProperties.ts';
import { defaultSwipeThreshold } from '../../../lib/swipe.ts';
import { useHydrated } from '../../../lib/useHydrated.ts';
import { cx } from '../../../theme/cx.ts';
import { IndustryCard, type IndustryCarouselItem } from './IndustryCard.tsx';
import * as styles from './IndustryCarousel.css.ts';
import { defaultPanels, offsetOf, panelsOf } from './panels.ts';
import { useSwipe } from './useSwipe.ts';

export type IndustryCarouselTranslations = {
  /** What it is, without its name: "carousel". */
  carousel: string;
  /** What one panel of it is: "slide". */
  slide: string;
  /** Name of the button that goes back: "Previous". */
  previous: string;
  /** Name of the button that goes on: "Next". */
  next: string;
  /** Name of the dots: "Choose industries". */
  choose: string;
  /** Name of a panel and of its dot: "Industries 1 to 3 of 6". */
  position: (first: number, last: number, count: number) => string;
};

export type IndustryCarouselProps = Omit<ComponentPropsWithRef<'section'>, 'children' | 'aria-label'> & {
  /** Accessible name, without the word carousel: "By the work you do". */
  label: string;
  /** The heading above it, on the line of the two buttons. @default none */
  heading?: ReactNode;
  /** The industries, a panel each. */
  items: readonly IndustryCarouselItem[];
  /** The panel that is shown, from 0. @default `defaultPanel`: it keeps its own state */
  panel?: number | undefined;
  /** The panel that is shown at first, where `panel` is left out. @default 0 */
  defaultPanel?: number | undefined;
  /** Called with the next `panel`: a dot, one of the two buttons, a swipe. */
  onPanelChange?: ((panel: number) => void) | undefined;
  /** Panels the items are shown in; the line moves by 100 % / `panels`. @default 2 */
  panels?: number | undefined;
  /** Pixels across from which a swipe turns to the next panel. @unit px @default 50 */
  swipeThreshold?: number | undefined;
  /** Its words, in the language of the page. */
  translations: IndustryCarouselTranslations;
};

/**
 * Industries in two panels of three, one shown at a time, after the W3C carousel pattern. It never
 * moves by itself. Fingers swipe it, and up and down stay the page's. Without script the panels are a
 * strip that scrolls; in print they stand one below the other. It lies between the page's margins.
 */
export function IndustryCarousel({
  label,
  heading,
  items,
  panel,
  defaultPanel = 0,
  onPanelChange,
  panels = defaultPanels,
  swipeThreshold = defaultSwipeThreshold,
  translations,
  className,
  ...rest
}: IndustryCarouselProps) {
  const [own, setOwn] = useState(defaultPanel);
  const track = useRef<HTMLDivElement>(null);
  const dots = useRef<HTMLDivElement>(null);
  const trackId = useId();
  // The prerendered page leaves every panel within reach: without script both can be scrolled to.
  const isScripted = useHydrated();

  const groups = panelsOf(items, panels);
  const current = Math.min(Math.max(panel ?? own, 0), Math.max(groups.length - 1, 0));
  const nameOf = (group: number) => {
    const before = groups.slice(0, group).flat().length;
    return translations.position(before + 1, before + (groups[group]?.length ?? 0), items.length);
  };

  const goTo = (to: number) => {
    if (to === current || to < 0 || to >= groups.length) return;
    setOwn(to);
    onPanelChange?.(to);
  };

  const { isSwiping, handlers } = useSwipe(
    track,
    { panel: current, panels: groups.length, threshold: swipeThreshold },
    (to) => {
      // The panel that goes takes no focus with it.
      if (track.current?.contains(document.activeElement)) {
        dots.current?.querySelectorAll('button')[to]?.focus({ preventScroll: true });
      }
      goTo(to);
    },
  );

  const hasControls = groups.length > 1;
  return (
    <section
      className={cx(styles.root, className)}
      aria-roledescription={translations.carousel}
      aria-label={label}
      {...rest}
    >
      {(heading !== undefined || hasControls) && (
        <div className={styles.head}>
          <div>{heading}</div>
          {hasControls && (
            <div className={styles.arrows}>
              <IconButton
                className={styles.arrow}
                size="toolbar"
                label={translations.previous}
                aria-controls={trackId}
                aria-disabled={current === 0 || undefined}
                onClick={() => goTo(current - 1)}
              >
                <ArrowLeftIcon className={styles.icon} size={20} />
              </IconButton>
              <IconButton
                className={styles.arrow}
                size="toolbar"
                label={translations.next}
                aria-controls={trackId}
                aria-disabled={current === groups.length - 1 || undefined}
                onClick={() => goTo(current + 1)}
              >
                <ArrowRightIcon className={styles.icon} size={20} />
              </IconButton>
            </div>
          )}
        </div>
      )}
      <div className={styles.view} data-state={isSwiping ? 'swiping' : 'resting'} {...handlers}>
        <div
          ref={track}
          id={trackId}
          className={styles.track}
          aria-live="polite"
          aria-atomic="false"
          style={customProperties({
            '--panels': groups.length,
            '--offset': `${offsetOf(current, groups.length)}%`,
          })}
        >
          {groups.map((group, index) => (
            <div
              key={group.map(({ key }) => key).join(' ')}
              className={styles.panel}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for forms
              role="group"
              aria-roledescription={translations.slide}
              aria-label={nameOf(index)}
              data-active={index === current ? '' : undefined}
              inert={isScripted && index !== current}
            >
              <ul className={styles.cards}>
                {group.map(({ key, ...item }) => (
                  <IndustryCard key={key} {...item} />
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
      {hasControls && (
        <div
          ref={dots}
          className={styles.dots}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for forms
          role="group"
          aria-label={translations.choose}
        >
          {groups.map((group, index) => (
            <button
              key={group.map(({ key }) => key).join(' ')}
              type="button"
              className={styles.dot}
              aria-label={nameOf(index)}
              aria-disabled={index === current || undefined}
              aria-controls={trackId}
              onClick={() => goTo(index)}
            />
          ))}
        </div>
      )}
    </section>
  );
}
