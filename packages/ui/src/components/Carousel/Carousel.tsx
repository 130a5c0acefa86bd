import { type ComponentPropsWithRef, type ReactNode, useMemo } from 'react';
import { customProperties } from '../../lib/customProperties.ts';
import { cx } from '../../theme/cx.ts';
import * as styles from './Carousel.css.ts';
import { freeItemsOf } from './CarouselPanel.tsx';
import type { CarouselItem } from './CarouselSlide.tsx';
import {
  defaultActiveScale,
  defaultInfoItemWidth,
  defaultInterval,
  defaultItemWidth,
  defaultNarrowItemWidth,
  defaultResyncDelays,
  defaultSpacing,
  defaultTransition,
} from './carousel.ts';
import { Rotation } from './Rotation.tsx';

export type CarouselTranslations = {
  /** What it is, without its name: "carousel". */
  carousel: string;
  /** What one part of it is: "slide". */
  slide: string;
  /** The rotation control while it rotates: "Pause rotation". */
  pause: string;
  /** The rotation control while it is stopped: "Start rotation". */
  start: string;
  /** The button that brings the item before: "Previous". */
  previous: string;
  /** The button that brings the next item: "Next". */
  next: string;
  /** Name of a slide: "T90, 2 of 5". */
  position: (code: string, place: number, count: number) => string;
  /** Name of the stops of the scale: "Choose a payload". */
  choose: string;
  /** The words of an item's link: "Learn". */
  learn: string;
  /** The whole name of that link, which begins with its words: "Learn about T90". */
  learnAbout: (code: string) => string;
};

export type CarouselProps = Omit<ComponentPropsWithRef<'section'>, 'aria-label'> & {
  /** Accessible name, without the word carousel: "Recommended". */
  label: string;
  /** Products, drawn as cards. @default none: `children` are the slides */
  items?: readonly CarouselItem[] | undefined;
  /** Slides of the page's own, each a `CarouselPanel`; where there are no `items`. @default none */
  children?: ReactNode;
  /** The item in the middle, from 0. @default `defaultItem`: it keeps its own state */
  item?: number | undefined;
  /** The item in the middle at first, where `item` is left out. @default 0 */
  defaultItem?: number | undefined;
  /** Called with the next `item`: by time, a button, a key, a drag or the wheel. */
  onItemChange?: ((item: number) => void) | undefined;
  /** Whether it is stopped. @default `defaultPaused`: it keeps its own state */
  paused?: boolean | undefined;
  /** Whether it is stopped at first, where `paused` is left out. @default false */
  defaultPaused?: boolean | undefined;
  /**
   * Called with the next `paused`: the rotation control, focus, a touch or a drag, less motion. Hover, a hidden tab and
   * being out of view let it rest without a call.
   */
  onPausedChange?: ((paused: boolean) => void) | undefined;
  /** A touch-sized site: a strip that scrolls, where a click on an item follows its link. @default false */
  info?: boolean | undefined;
  /** How long an item is shown. @unit ms @default 5000 */
  interval?: number | undefined;
  /** How long an item takes to its new place. @unit ms @default 2300 */
  transition?: number | undefined;
  /** How long after a move the list is brought back into its middle. @unit ms @default [2500, 4500] */
  resyncDelays?: readonly number[] | undefined;
  /** Distance from one item to the next. @unit px @default 452 */
  spacing?: number | undefined;
  /** Width of an item, where it is no strip. @unit px @default 442 */
  itemWidth?: number | undefined;
  /** Width of an item on a touch-sized site. @unit px @default 330 */
  infoItemWidth?: number | undefined;
  /** The widest an item gets up to 768 px of screen. @unit px @default 365 */
  narrowItemWidth?: number | undefined;
  /** How much larger the active item is, where it is no strip. @default 1.3 */
  activeScale?: number | undefined;
  /**
   * Room above and below it: none; section, the page's rhythm between two headings; band, as much above as below,
   * where it is a band of its own and nothing reaches out of it.
   * @default 'none'
   */
  space?: 'none' | 'section' | 'band' | undefined;
  /** Its words, in the language of the page. */
  translations: CarouselTranslations;
};

/**
 * Items that come to the middle one after the other, after the W3C carousel pattern. Up to 768 px, for
 * touch-sized sites and without script they are a strip that scrolls. It runs through the whole width
 * of the page: it lies outside the margins.
 *
 * The items that can be seen beside the active one are for the pointer alone: assistive technology and
 * the keyboard have the active item, and the stops of the scale for the others.
 */
export function Carousel({
  label,
  items,
  children,
  item,
  defaultItem = 0,
  onItemChange,
  paused,
  defaultPaused = false,
  onPausedChange,
  info = false,
  interval = defaultInterval,
  transition = defaultTransition,
  resyncDelays = defaultResyncDelays,
  spacing = defaultSpacing,
  itemWidth = defaultItemWidth,
  infoItemWidth = defaultInfoItemWidth,
  narrowItemWidth = defaultNarrowItemWidth,
  activeScale = defaultActiveScale,
  space = 'none',
  translations,
  className,
  style,
  ...rest
}: CarouselProps) {
  const slides = useMemo(() => items ?? freeItemsOf(children), [items, children]);
  return (
    <section
      className={cx(styles.root, className)}
      aria-roledescription={translations.carousel}
      aria-label={label}
      data-info={info ? '' : undefined}
      data-space={space === 'none' ? undefined : space}
      style={customProperties(
        {
          '--transition': `${transition}ms`,
          '--spacing': `${spacing}px`,
          '--item': `${itemWidth}px`,
          '--item-info': `${infoItemWidth}px`,
          '--item-narrow': `${narrowItemWidth}px`,
          '--scale': activeScale,
        },
        style,
      )}
      {...rest}
    >
      <Rotation
        items={slides}
        start={{ item: item ?? defaultItem, paused: paused ?? defaultPaused }}
        owner={{ item, paused, onItemChange, onPausedChange }}
        info={info}
        interval={interval}
        resyncDelays={resyncDelays}
        spacing={spacing}
        translations={translations}
      />
    </section>
  );
}
