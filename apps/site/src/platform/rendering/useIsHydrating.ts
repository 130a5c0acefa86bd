import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const nothing = () => null;

/**
 * Whether this very render makes HTML on a server, or takes such HTML over. Nothing is drawn anew for it, as it would be
 * for a store that changed.
 */
export function useIsHydrating(): boolean {
  let isHydrating = false;
  // Asked for the server's value only where there is HTML from a server, now or to be made.
  /* oxlint-disable react/immutability -- it is asked within this very render, and never after */
  useSyncExternalStore(never, nothing, () => {
    isHydrating = true;
    return null;
  });
  /* oxlint-enable react/immutability */
  return isHydrating;
}
