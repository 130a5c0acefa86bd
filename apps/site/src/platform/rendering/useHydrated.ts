import { useDeferredValue, useSyncExternalStore } from 'react';

const never = () => () => undefined;
const noSnapshot = () => null;

/**
 * False in prerendered HTML and while it is hydrated, true from then on: what the prerenderer could not know (the
 * query, storage, the clock) is read only afterwards, so that both say the same at first. What is drawn anew for it is drawn in
 * slices, between which the page answers; a value from `useSyncExternalStore` would be drawn in one piece. A page that a
 * link led to begins with true (decision 0040).
 */
export function useHydrated(): boolean {
  let isHydrating = false;
  // Asked for the server's value only where there is HTML from a server, now or to be made.
  /* oxlint-disable react/immutability -- it is asked within this very render, and never after */
  useSyncExternalStore(never, noSnapshot, () => {
    isHydrating = true;
    return null;
  });
  /* oxlint-enable react/immutability */
  return useDeferredValue(true, isHydrating ? false : undefined);
}
