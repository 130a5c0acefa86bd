import { type RefObject, useEffect } from 'react';

/**
 * Tells what floats how tall the bar at the lower edge of the view is (`--bottom-bar` of the document), so
 * that it can stand above it. A bar that is kept but not shown tells nothing: its effects do not run.
 * @param part a child of the bar, whose own `ref` is its user's
 */
export function useBottomBar(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const bar = part.current?.parentElement;
    const { style } = document.documentElement;
    if (!bar) return undefined;
    const observer = new ResizeObserver(() =>
      style.setProperty('--bottom-bar', `${Math.ceil(bar.getBoundingClientRect().height)}px`),
    );
    observer.observe(bar);
    return () => {
      observer.disconnect();
      style.removeProperty('--bottom-bar');
    };
  }, [part]);
}
