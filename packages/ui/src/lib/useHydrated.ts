import { useDeferredValue, useSyncExternalStore } from 'react';

const never = () => () => undefined;
const nothing = () => null;

/**
 * False in prerendered HTML and while it is hydrated, true from then on. What is drawn anew for it is drawn in
 * slices, between which the page answers; a value from `useSyncExternalStore` would be drawn in one piece.
 */
export function useHydrated(): boolean {
  let isHydrated = false;
  // Asked for the server's value only where there is HTML from a server, now or to be made.
  /* oxlint-disable react/immutability -- it is asked within this very render, and never after */
  useSyncExternalStore(never, nothing, () => {
    isHydrated = true;
    return null;
  });
  /* oxlint-enable react/immutability */
  return useDeferredValue(true, isHydrated ? false : undefined);
}
