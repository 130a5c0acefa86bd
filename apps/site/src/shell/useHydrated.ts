import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False while the prerendered page is taken over, true from then on: what the prerenderer could not
 * know (the query, storage, the clock) is read only afterwards, so that both say the same at first.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
