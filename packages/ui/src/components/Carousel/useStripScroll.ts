import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { itemAtScroll } from './carousel.ts';
import { prefersLessMotion } from './useCarousel.ts';

/** Milliseconds without a scroll event after which the strip has come to rest; not every browser says so itself. */
const restDelay = 120;

/**
 * Keeps a strip that scrolls and the active item together: scrolls smoothly to a chosen item, and
 * reports which item the visitor has scrolled to.
 * @param strip the scrolling element; its first `count` children are the items
 * @param moves changes when the strip must scroll to `item`
 * @returns handlers of the scrolling element
 */
export function useStripScroll(
  strip: RefObject<HTMLElement | null>,
  { enabled, item, count, moves }: { enabled: boolean; item: number; count: number; moves: number },
  { onScrolled, onTouched }: { onScrolled: (item: number) => void; onTouched: () => void },
) {
  const isOwn = useRef(false);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);

  const follow = useEffectEvent((isAtOnce: boolean) => {
    const list = strip.current;
    const target = list?.children[item];
    const first = list?.children[0];
    if (!enabled || !list || !target || !first) return;
    isOwn.current = true;
    // In a line from right to left both distance and scroll position are negative.
    const left = target.getBoundingClientRect().left - first.getBoundingClientRect().left;
    list.scrollTo({ left, behavior: isAtOnce || prefersLessMotion() ? 'instant' : 'smooth' });
  });

  // For a move, and not because the visitor has scrolled to another item.
  useEffect(() => {
    if (moves > 0) follow(false);
  }, [moves]);

  const begin = useEffectEvent(() => {
    if (item > 0) follow(true);
  });

  // A strip that begins with another item than its first one, or was a stage before, was seen nowhere else.
  useEffect(() => {
    if (enabled) begin();
  }, [enabled]);

  useEffect(() => () => clearTimeout(rest.current), []);

  const settle = () => {
    const list = strip.current;
    const [first, second] = list?.children ?? [];
    if (isOwn.current || !list || !first || !second) {
      isOwn.current = false;
      return;
    }
    const step = Math.abs(second.getBoundingClientRect().left - first.getBoundingClientRect().left);
    const end = list.scrollWidth - list.clientWidth;
    const now = itemAtScroll(Math.abs(list.scrollLeft), end, step, count);
    if (now !== item) onScrolled(now);
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
      onTouched();
    },
  };
}
