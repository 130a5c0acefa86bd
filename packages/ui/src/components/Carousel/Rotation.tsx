import { type FocusEvent, type MouseEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { customProperties } from '../../lib/customProperties.ts';
import * as styles from './Carousel.css.ts';
import type { CarouselTranslations } from './Carousel.tsx';
import { CarouselControls } from './CarouselControls.tsx';
import { type CarouselItem, CarouselSlide, type FreeItem } from './CarouselSlide.tsx';
import { CarouselStops } from './CarouselStops.tsx';
import { copies, offsetOf, ringOf } from './carousel.ts';
import type { CarouselOwner } from './carouselStore.ts';
import { aroundOf, drawSlides, keepFocus } from './drawSlides.ts';
import { turnByKey } from './turnByKey.ts';
import { useCarousel } from './useCarousel.ts';
import { useDrag } from './useDrag.ts';
import { useStripScroll } from './useStripScroll.ts';
import { useWheel } from './useWheel.ts';

type RotationProps = {
  items: readonly (CarouselItem | FreeItem)[];
  start: { item: number; paused: boolean };
  owner: CarouselOwner;
  info: boolean;
  interval: number;
  resyncDelays: readonly number[];
  spacing: number;
  translations: CarouselTranslations;
};

/** What moves in a carousel, and what moves it. */
export function Rotation({
  items,
  start,
  owner,
  info,
  interval,
  resyncDelays,
  spacing,
  translations,
}: RotationProps) {
  const count = items.length;
  const keys = items.map(({ key }) => key).join('\n');
  const frame = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const { store, isStage, rotating, stopped } = useCarousel(
    frame,
    { items: keys, isStrip: info, ...start },
    owner,
    { interval, resyncDelays },
  );
  // React renders all where it stood at first; a move is written past it.
  const [{ index }] = useState(store.get);
  const slidesId = useId();
  const ring = ringOf(count);
  const hasCopies = isStage && count > 1;
  const around = aroundOf(count, hasCopies);
  const places = hasCopies
    ? Array.from({ length: ring * copies }, (_, place) => place)
    : items.map((_, item) => ring + item);

  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    let drawn = drawSlides(element, store.get(), isStage, null);
    if (isStage) keepFocus(element, hadFocus.current);
    return store.subscribe(() => {
      const state = store.get();
      if (state.index === drawn.index) return;
      drawn = drawSlides(element, state, isStage, drawn);
      if (isStage) keepFocus(element);
    });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a slide of a new item is rendered where it stood at first
  }, [store, isStage, items]);

  const scrolling = useStripScroll(list, store, { enabled: !isStage, items: keys });
  const dragging = useDrag(list, store, { isStage, spacing });
  useWheel(list, store, { isStage, spacing });

  const press = (event: MouseEvent<HTMLElement>) => {
    dragging.onClickCapture(event);
    // A click that opens another tab or window is the link's.
    if (!isStage || event.isPropagationStopped() || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const { target } = event;
    const slides = [...(list.current?.children ?? [])];
    const place = slides.findIndex((slide) => target instanceof Node && slide.contains(target));
    const now = store.get().index;
    const offset = offsetOf(place, now, around);
    if (place < 0 || offset === 0) return;
    event.preventDefault();
    store.send({ type: 'centre', place: now + offset });
  };

  // Focus on the control by pressing it is no wish to stop: the press itself says what is wanted.
  const stopForFocus = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    const from = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    if (!from && !currentTarget.querySelector('[data-pressed]')) store.send({ type: 'stop' });
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- an ease: the controls in it do all there is to do
    <div
      ref={frame}
      className={styles.frame}
      data-layout={isStage ? 'stage' : 'strip'}
      data-state={rotating ? 'rotating' : 'resting'}
      onFocus={stopForFocus}
      onKeyDown={(event) => turnByKey(event, store)}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'mouse') store.send({ type: 'pause', by: 'hover', on: true });
      }}
      onPointerLeave={({ pointerType }) => {
        if (pointerType === 'mouse') store.send({ type: 'pause', by: 'hover', on: false });
      }}
    >
      {count > 1 && (
        <CarouselControls store={store} stopped={stopped} slidesId={slidesId} translations={translations} />
      )}
      <div className={styles.view} {...dragging} onClickCapture={press}>
        <div
          ref={list}
          id={slidesId}
          className={styles.slides}
          onFocus={() => {
            hadFocus.current = true;
          }}
          onBlur={() => {
            hadFocus.current = false;
          }}
          aria-live={rotating ? 'off' : 'polite'}
          aria-atomic="false"
          data-animated=""
          style={customProperties({ '--carousel-at': index })}
          {...scrolling}
        >
          {places.map((place) => {
            const itemIndex = place % count;
            const item = items[itemIndex];
            if (!item) return null;
            return (
              <CarouselSlide
                key={`${Math.floor(place / ring)} ${Math.floor((place % ring) / count)} ${item.key}`}
                item={item}
                index={index}
                around={around}
                place={place}
                isStage={isStage}
                isCopy={place < ring || place >= ring + count}
                roleDescription={translations.slide}
                label={translations.position(item.code, itemIndex + 1, count)}
                learn={translations.learn}
                learnAbout={translations.learnAbout(item.code)}
              />
            );
          })}
        </div>
      </div>
      {count > 1 && (
        <CarouselStops items={items} store={store} slidesId={slidesId} translations={translations} />
      )}
    </div>
  );
}
