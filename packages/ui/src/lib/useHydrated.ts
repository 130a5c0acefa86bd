import { useDeferredValue, useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;
const getSnapshot = () => null;

/**
 * False in prerendered HTML and while it is hydrated, true from then on. What is drawn again for it is drawn in
 * slices, between which the page answers; a value from `useSyncExternalStore` would be drawn in one piece.
 */
export function useHydrated(): boolean {
  let isServerMarkup = false;
  // React reads the server snapshot only while it renders HTML or hydrates it.
  /* oxlint-disable react/immutability -- it is read within this very render, and never after */
  useSyncExternalStore(subscribe, getSnapshot, () => {
    isServerMarkup = true;
    return null;
  });
  /* oxlint-enable react/immutability */
  return useDeferredValue(true, isServerMarkup ? false : undefined);
}
