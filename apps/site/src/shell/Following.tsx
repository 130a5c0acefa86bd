import { type ReactNode, useDeferredValue, useSyncExternalStore } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

const never = () => () => undefined;
const nothing = () => null;

/**
 * What lies below the first view: drawn right after it where a link is followed, so that the page's beginning does not wait
 * for it. In prerendered HTML it stands from the start, and so it does where a place further down is gone to: by
 * an anchor, or back.
 */
export function Following({ children }: { children: ReactNode }) {
  const isByLink = useNavigationType() !== NavigationType.Pop;
  const { hash } = useLocation();
  let isWhole = !isByLink || hash !== '';
  // Asked for the server's value only where there is HTML from a server, now or to be made.
  /* oxlint-disable react/immutability -- it is asked within this very render, and never after */
  useSyncExternalStore(never, nothing, () => {
    isWhole = true;
    return null;
  });
  /* oxlint-enable react/immutability */
  return useDeferredValue(true, isWhole) && children;
}
