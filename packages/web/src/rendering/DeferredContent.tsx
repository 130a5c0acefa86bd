import { type ReactNode, useDeferredValue } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * What lies below the first view: drawn right after it where a link is followed, so that the page's beginning does not wait
 * for it. In prerendered HTML, which no link of the router led to, it stands from the start, and so it does where a place further
 * down is gone to: by an anchor, or back.
 */
export function DeferredContent({ children }: { children: ReactNode }) {
  const isByLink = useNavigationType() !== NavigationType.Pop;
  const { hash } = useLocation();
  return useDeferredValue(true, !isByLink || hash !== '') && children;
}
