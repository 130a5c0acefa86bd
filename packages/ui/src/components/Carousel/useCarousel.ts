import { useEffect, useReducer, useSyncExternalStore } from 'react';
import { breakpoint } from '../../theme/tokens.ts';
import { isRotating, nextCarousel, startCarousel } from './carousel.ts';

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

type CarouselTiming = { interval: number; resyncDelays: readonly number[] };

/**
 * The carousel's reducer with its clock, and what the page and the visitor's settings say to it.
 * @param count number of items
 * @param isStrip always a strip, whatever the width
 * @param first item to begin with, from 0
 */
export function useCarousel(
  count: number,
  isStrip: boolean,
  first: number,
  { interval, resyncDelays }: CarouselTiming,
) {
  const [state, dispatch] = useReducer(nextCarousel, count, (items) => startCarousel(items, first));
  // The prerendered page holds each item once; the copies join when the script runs.
  const isNarrow = useSyncExternalStore(
    watchNarrow,
    () => matchMedia(narrow).matches,
    () => true,
  );
  const layout: 'strip' | 'stage' = isStrip || isNarrow ? 'strip' : 'stage';
  const rotating = isRotating(state);
  const { moves } = state;

  useEffect(() => {
    if (!rotating) return undefined;
    const timer = setTimeout(() => dispatch({ type: 'advance' }), interval);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each move begins the waiting anew
  }, [rotating, interval, moves]);

  const delays = resyncDelays.join(' ');
  useEffect(() => {
    if (moves === 0) return undefined;
    const timers = delays
      .split(' ')
      .map((delay) => setTimeout(() => dispatch({ type: 'resync' }), Number(delay)));
    return () => timers.forEach((timer) => clearTimeout(timer));
  }, [delays, moves]);

  useEffect(() => {
    const stop = () => {
      if (prefersLessMotion()) dispatch({ type: 'stop' });
    };
    stop();
    return watch(lessMotion)(stop);
  }, []);

  useEffect(() => {
    const onVisibilityChange = () => dispatch({ type: 'pause', by: 'hiddenTab', on: document.hidden });
    onVisibilityChange();
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => document.removeEventListener('visibilitychange', onVisibilityChange);
  }, []);

  return { state, dispatch, layout, rotating };
}
