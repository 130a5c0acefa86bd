import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { activeItem, itemAtScroll } from './carousel.ts';
import type { CarouselStore } from './carouselStore.ts';
import { prefersLessMotion } from './useCarousel.ts';

/** Milliseconds without a scroll event after which the strip has come to rest; not every browser says so itself. */
const restDelay = 120;

/** The item that a strip shows now, read from its layout. */
export function itemShown(list: HTMLElement): number {
  const [first, second] = list.children;
  if (!first || !second) return 0;
  const step = Math.abs(second.getBoundingClientRect().left - first.getBoundingClientRect().left);
  const end = list.scrollWidth - list.clientWidth;
  return itemAtScroll(Math.abs(list.scrollLeft), end, step, list.children.length);
}

/** Scrolls a strip to an item. */
export function scrollToItem(list: HTMLElement, item: number, isAtOnce: boolean) {
  const target = list.children[item];
  const first = list.children[0];
  if (!target || !first) return;
  // In a line from right to left both distance and scroll position are negative.
  const left = target.getBoundingClientRect().left - first.getBoundingClientRect().left;
  list.scrollTo({ left, behavior: isAtOnce || prefersLessMotion() ? 'instant' : 'smooth' });
}

/**
 * Keeps a strip that scrolls and the active item together: scrolls smoothly to a chosen item, and
 * reports which item the visitor has scrolled to.
 * @param strip the scrolling element; its children are the items
 * @param options `items`: their keys, as one string, for among others the active one stands elsewhere
 * @returns handlers of the scrolling element
 */
export function useStripScroll(
  strip: RefObject<HTMLElement | null>,
  store: CarouselStore,
  { enabled, items }: { enabled: boolean; items: string },
) {
  const isOwn = useRef(false);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);

  const follow = useEffectEvent((isAtOnce: boolean) => {
    if (!strip.current) return;
    isOwn.current = true;
    scrollToItem(strip.current, activeItem(store.get()), isAtOnce);
  });

  useEffect(() => {
    if (!enabled) return undefined;
    // A strip that begins with another item than its first one, or was a stage before, was seen nowhere else.
    if (activeItem(store.get()) > 0 || strip.current?.scrollLeft !== 0) follow(true);
    let { moves } = store.get();
    // For a move, and not because the visitor has scrolled to another item.
    return store.subscribe(() => {
      if (store.get().moves === moves) return;
      ({ moves } = store.get());
      follow(false);
    });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- see `items`
  }, [store, strip, enabled, items]);

  useEffect(() => () => clearTimeout(rest.current), []);

  const settle = () => {
    if (!isOwn.current && strip.current) {
      const item = itemShown(strip.current);
      if (item !== activeItem(store.get())) store.send({ type: 'scrolled', item });
    }
    isOwn.current = false;
  };

  const takeOver = () => {
    isOwn.current = false;
  };

  if (!enabled) return {};
  return {
    onScroll() {
      clearTimeout(rest.current);
      rest.current = setTimeout(settle, restDelay);
    },
    onWheel: takeOver,
    onPointerDown() {
      takeOver();
      store.send({ type: 'stop' });
    },
  };
}
