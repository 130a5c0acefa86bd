import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const noSnapshot = () => null;

/**
 * Whether this very render makes or hydrates prerendered HTML. Nothing is rendered again for it, so it may stand around a
 * boundary that is not hydrated yet.
 */
export function useIsHydrating(): boolean {
  let isHydrating = false;
  // Asked for the server's value only where there is HTML from a server, now or to be made.
  /* oxlint-disable react/immutability -- it is asked within this very render, and never after */
  useSyncExternalStore(never, noSnapshot, () => {
    isHydrating = true;
    return null;
  });
  /* oxlint-enable react/immutability */
  return isHydrating;
}
