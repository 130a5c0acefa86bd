import { useDeferredValue } from 'react';
import { useIsHydrating } from './useIsHydrating.ts';

/**
 * False in prerendered HTML and while it is hydrated, true from then on: what the prerenderer could not know (the
 * query, storage, the clock) is read only afterwards, so that both say the same at first. What is drawn again for it is drawn in
 * slices, between which the page answers; a value from `useSyncExternalStore` would be drawn in one piece. A page that a
 * link led to begins with true (decision 0040).
 */
export function useHydrated(): boolean {
  return useDeferredValue(true, useIsHydrating() ? false : undefined);
}
