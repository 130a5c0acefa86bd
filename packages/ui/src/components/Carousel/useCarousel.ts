import { type RefObject, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { breakpoint } from '../../theme/tokens.ts';
import { isRotating, startCarousel } from './carousel.ts';
import { type CarouselOwner, createCarouselStore } from './carouselStore.ts';

const narrow = `(max-width: ${breakpoint.phone}px)`;
const lessMotion = '(prefers-reduced-motion: reduce)';

function watch(query: string) {
  return (changed: () => void) => {
    const list = matchMedia(query);
    list.addEventListener('change', changed);
    return () => list.removeEventListener('change', changed);
  };
}

const watchNarrow = watch(narrow);

/** Whether the visitor prefers less motion. Only in the browser. */
export const prefersLessMotion = () => matchMedia(lessMotion).matches;

type CarouselStart = {
  /** The items: their keys, a line each. */
  items: string;
  /** Always a strip, whatever the width. */
  isStrip: boolean;
  /** Item to begin with, from 0. */
  item: number;
  paused: boolean;
};

const keysIn = (items: string) => (items === '' ? [] : items.split('\n'));

type CarouselTiming = { interval: number; resyncDelays: readonly number[] };

/**
 * The carousel's store with its clock, and what the page and the visitor's settings say to it. React renders when it
 * begins or ceases to rotate, and not when it moves.
 * @param frame what must be in view for it to rotate
 */
export function useCarousel(
  frame: RefObject<HTMLElement | null>,
  { items, isStrip, item, paused }: CarouselStart,
  owner: CarouselOwner,
  { interval, resyncDelays }: CarouselTiming,
) {
  const [store] = useState(() => {
    const keys = keysIn(items);
    return createCarouselStore(startCarousel(keys.length, item, paused), keys);
  });
  // The prerendered page holds each item once; the copies join when the script runs.
  const isNarrow = useSyncExternalStore(
    watchNarrow,
    () => matchMedia(narrow).matches,
    () => true,
  );
  const isStage = !isStrip && !isNarrow;
  const readRotating = () => isRotating(store.get());
  const readStopped = () => store.get().rotation === 'stopped';
  const rotating = useSyncExternalStore(store.subscribe, readRotating, readRotating);
  const stopped = useSyncExternalStore(store.subscribe, readStopped, readStopped);

  // Before the owner's: an item that is asked for is one of the new ones.
  useLayoutEffect(() => store.lay(keysIn(items)), [store, items]);
  // Before any event of the visitor: a controlled value is the page's.
  useLayoutEffect(() => store.own(owner));

  useEffect(() => {
    if (!rotating) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let { moves } = store.get();
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        store.send({ type: 'advance' });
        // A page that keeps the item where it is is asked again.
        if (store.get().moves === moves) wait();
      }, interval);
    };
    wait();
    const unsubscribe = store.subscribe(() => {
      if (store.get().moves === moves) return;
      ({ moves } = store.get());
      wait();
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [store, rotating, interval]);

  const delays = resyncDelays.join(' ');
  useEffect(() => {
    let timers: ReturnType<typeof setTimeout>[] = [];
    const stop = () => timers.forEach((timer) => clearTimeout(timer));
    let { moves } = store.get();
    const unsubscribe = store.subscribe(() => {
      if (store.get().moves === moves) return;
      ({ moves } = store.get());
      stop();
      timers = delays
        .split(' ')
        .map((delay) => setTimeout(() => store.send({ type: 'resync' }), Number(delay)));
    });
    return () => {
      stop();
      unsubscribe();
    };
  }, [store, delays]);

  useEffect(() => {
    const stop = () => {
      if (prefersLessMotion()) store.send({ type: 'stop' });
    };
    stop();
    return watch(lessMotion)(stop);
  }, [store]);

  useEffect(() => {
    const onVisibilityChange = () => store.send({ type: 'pause', by: 'hiddenTab', on: document.hidden });
    onVisibilityChange();
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => document.removeEventListener('visibilitychange', onVisibilityChange);
  }, [store]);

  useEffect(() => {
    if (!frame.current) return undefined;
    const observer = new IntersectionObserver((entries) => {
      const isSeen = entries.at(-1)?.isIntersecting ?? true;
      store.send({ type: 'pause', by: 'outOfView', on: !isSeen });
    });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [store, frame]);

  return { store, isStage, rotating, stopped };
}
