import { type RefObject, useEffect, useSyncExternalStore } from 'react';

// Not a property of the document: every element would inherit it, and be styled anew when a bar comes.
let height = 0;
const listeners = new Set<() => void>();

function tell(now: number): void {
  height = now;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Tells what floats how tall the bar at the lower edge of the view is, so that it can stand above it. A bar that is
 * kept but not shown tells nothing: its effects do not run.
 * @param part a child of the bar, whose own `ref` is its user's
 */
export function useBottomBar(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const bar = part.current?.parentElement;
    if (!bar) return undefined;
    const observer = new ResizeObserver(() => tell(Math.ceil(bar.getBoundingClientRect().height)));
    observer.observe(bar);
    return () => {
      observer.disconnect();
      tell(0);
    };
  }, [part]);
}

/** How tall the bar at the lower edge of the view is, in px; 0 where there is none. */
export function useBottomBarHeight(): number {
  return useSyncExternalStore(
    subscribe,
    () => height,
    () => 0,
  );
}
