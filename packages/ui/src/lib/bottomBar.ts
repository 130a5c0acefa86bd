import { type RefObject, useEffect, useSyncExternalStore } from 'react';

// Not a property of the document: every element would inherit it, and be styled again when a bar comes.
let height = 0;
/** Between the bar and what is scrolled to above it, as wide as a focus ring with air. */
const gapPx = 16;
const listeners = new Set<() => void>();

function setHeight(now: number): void {
  height = now;
  // What takes the focus is scrolled to where the bar does not cover it (WCAG 2.4.11); not inherited, unlike a custom property.
  document.documentElement.style.scrollPaddingBlockEnd = now > 0 ? `${now + gapPx}px` : '';
  if (now > 0) document.querySelector(':focus-visible')?.scrollIntoView({ block: 'nearest' });
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Publishes the height of the bar at the lower edge of the view, so that what floats can stand above it. A bar on a
 * cached page that is not visible publishes nothing: its effects do not run.
 * @param part a child of the bar, whose own `ref` is its user's
 */
export function useBottomBar(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const bar = part.current?.parentElement;
    if (!bar) return undefined;
    const observer = new ResizeObserver(() => setHeight(Math.ceil(bar.getBoundingClientRect().height)));
    observer.observe(bar);
    return () => {
      observer.disconnect();
      setHeight(0);
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
