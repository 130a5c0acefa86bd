import {
  type ComponentPropsWithRef,
  type FocusEvent,
  useCallback,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { PauseIcon, PlayIcon } from '../../icons/index.ts';
import { customProperties } from '../../lib/customProperties.ts';
import { cx } from '../../theme/cx.ts';
import { IconButton } from '../IconButton/index.ts';
import { Scale } from '../Scale/index.ts';
import * as styles from './Carousel.css.ts';
import { type CarouselItem, CarouselSlide } from './CarouselSlide.tsx';
import {
  activeItem,
  copies,
  defaultActiveScale,
  defaultInfoItemWidth,
  defaultInterval,
  defaultItemWidth,
  defaultNarrowItemWidth,
  defaultResyncDelays,
  defaultSpacing,
  defaultTransition,
  isInView,
  offsetOf,
  ringOf,
} from './carousel.ts';
import { useCarousel } from './useCarousel.ts';
import { useStripScroll } from './useStripScroll.ts';

/** Ticks of the scale for one item. */
const ticksPerItem = 11;

export type CarouselTranslations = {
  /** What it is, without its name: "carousel". */
  carousel: string;
  /** What one part of it is: "slide". */
  slide: string;
  /** The rotation control while it rotates: "Pause rotation". */
  pause: string;
  /** The rotation control while it is stopped: "Start rotation". */
  start: string;
  /** Name of a slide: "T90, 2 of 5". */
  position: (code: string, place: number, count: number) => string;
  /** Name of the stops of the scale: "Choose a payload". */
  choose: string;
  /** The words of an item's link: "Learn". */
  learn: string;
  /** The whole name of that link, which begins with its words: "Learn about T90". */
  learnAbout: (code: string) => string;
};

export type CarouselProps = Omit<ComponentPropsWithRef<'section'>, 'children' | 'aria-label'> & {
  /** Accessible name, without the word carousel: "Recommended". */
  label: string;
  /** What is shown, in this order. The list repeats without end. */
  items: readonly CarouselItem[];
  /** The item in the middle at first, from 0. @default 0 */
  defaultItem?: number | undefined;
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
  defaultItem = 0,
  info = false,
  interval = defaultInterval,
  transition = defaultTransition,
  resyncDelays = defaultResyncDelays,
  spacing = defaultSpacing,
  itemWidth = defaultItemWidth,
  activeScale = defaultActiveScale,
  space = 'none',
  translations,
  className,
  style,
  ...rest
}: CarouselProps) {
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
          '--item-info': `${defaultInfoItemWidth}px`,
          '--item-narrow': `${defaultNarrowItemWidth}px`,
          '--scale': activeScale,
        },
        style,
      )}
      {...rest}
    >
      {/* Another number of items is another carousel. */}
      <Rotation
        key={items.length}
        items={items}
        first={defaultItem}
        info={info}
        interval={interval}
        resyncDelays={resyncDelays}
        translations={translations}
      />
    </section>
  );
}

type RotationProps = Required<Pick<CarouselProps, 'items' | 'translations'>> & {
  first: number;
  info: boolean;
  interval: number;
  resyncDelays: readonly number[];
};

function Rotation({ items, first, info, interval, resyncDelays, translations }: RotationProps) {
  const count = items.length;
  const { state, dispatch, layout, rotating } = useCarousel(count, info, first, { interval, resyncDelays });
  const slidesId = useId();
  const list = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  const lastIndex = useRef(state.index);
  const current = activeItem(state);
  const { index, animated, moves } = state;

  const isStage = layout === 'stage';
  const ring = ringOf(count);
  const hasCopies = isStage && count > 1;
  const places = hasCopies
    ? Array.from({ length: ring * copies }, (_, place) => place)
    : items.map((_, item) => ring + item);
  const around = hasCopies ? ring * copies : ring;

  useLayoutEffect(() => {
    const wasAt = lastIndex.current;
    lastIndex.current = index;
    if (animated || wasAt === index || !list.current?.contains(document.activeElement)) return;
    // A resync puts another copy in the place of the one that has the focus.
    list.current.querySelector<HTMLElement>('[data-active] a')?.focus({ preventScroll: true });
  }, [index, animated]);

  const scrolling = useStripScroll(
    list,
    { enabled: !isStage, item: current, count, moves },
    {
      onScrolled: (item) => dispatch({ type: 'scrolled', item }),
      onTouched: () => dispatch({ type: 'stop' }),
    },
  );

  const centre = useCallback((place: number) => dispatch({ type: 'centre', place }), [dispatch]);

  // Focus on the control by pressing it is no wish to stop: the press itself says what is wanted.
  const stopForFocus = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    const from = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    if (!from && !isPressed.current) dispatch({ type: 'stop' });
  };

  const PlayState = state.rotation === 'running' ? PauseIcon : PlayIcon;
  return (
    <div
      className={styles.frame}
      data-layout={layout}
      data-state={rotating ? 'rotating' : 'resting'}
      onFocus={stopForFocus}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'mouse') dispatch({ type: 'pause', by: 'hover', on: true });
      }}
      onPointerLeave={() => dispatch({ type: 'pause', by: 'hover', on: false })}
    >
      {count > 1 && (
        <IconButton
          className={styles.control}
          size="toolbar"
          label={state.rotation === 'running' ? translations.pause : translations.start}
          aria-controls={slidesId}
          onPointerDown={() => {
            isPressed.current = true;
          }}
          onBlur={() => {
            isPressed.current = false;
          }}
          onClick={() => {
            isPressed.current = false;
            dispatch({ type: 'toggle' });
          }}
        >
          <PlayState size={20} />
        </IconButton>
      )}
      <div className={styles.view}>
        <div
          ref={list}
          id={slidesId}
          className={styles.slides}
          aria-live={rotating ? 'off' : 'polite'}
          aria-atomic="false"
          data-animated={animated ? '' : undefined}
          style={customProperties({ '--carousel-at': index })}
          {...scrolling}
        >
          {places.map((place) => {
            const itemIndex = place % count;
            const item = items[itemIndex];
            if (!item) return null;
            const offset = offsetOf(place, index, around);
            return (
              <CarouselSlide
                key={place}
                item={item}
                isActive={offset === 0}
                isAfter={offset > 0}
                isNear={Math.abs(offset) <= 1}
                isInView={isInView(offset)}
                place={index + offset}
                isStage={isStage}
                isCopy={place < ring || place >= ring + count}
                roleDescription={translations.slide}
                label={translations.position(item.code, itemIndex + 1, count)}
                learn={translations.learn}
                learnAbout={translations.learnAbout(item.code)}
                onCentre={isStage && !info ? centre : undefined}
              />
            );
          })}
        </div>
      </div>
      {count > 1 && (
        <div
          className={styles.stops}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for forms
          role="group"
          aria-label={translations.choose}
        >
          {items.map(({ key, code }, item) => (
            <button
              key={key}
              type="button"
              className={styles.stop}
              aria-label={translations.position(code, item + 1, count)}
              aria-disabled={item === current || undefined}
              aria-controls={slidesId}
              onClick={() => dispatch({ type: 'choose', item })}
            >
              {code}
            </button>
          ))}
          <Scale
            className={styles.scale}
            aria-hidden="true"
            ticks={count * ticksPerItem}
            major={ticksPerItem}
            lit={[current * ticksPerItem, (current + 1) * ticksPerItem - 1]}
            baseline={false}
          />
        </div>
      )}
    </div>
  );
}
