import { useLayoutEffect, useRef } from 'react';

/** Where the router's `ScrollRestoration` keeps the places, by the keys of the browser's history. */
const places = 'react-router-scroll-positions';

/** The place the address was left at; where it was not, the one it is at. In pixels. */
function placeLeft(): number {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(places) ?? '{}');
    const state: unknown = history.state;
    const key = typeof state === 'object' && state !== null && 'key' in state ? state.key : 'default';
    const place: unknown = Object.entries(stored ?? {}).find(([name]) => name === key)?.[1];
    return typeof place === 'number' ? place : window.scrollY;
  } catch {
    return window.scrollY;
  }
}

/**
 * A prerendered page knows no query, so after a reload the browser finds the reader's place in a list that is still
 * whole, and goes with what it took for it once the query is shown. Then the list is put to where it was left.
 *
 * @param search the address's query
 * @param shown the query as the page shows it, empty at first
 */
export function usePlaceOnceQueried(search: string, visible: string): void {
  /** Undefined until the page is hydrated; null once its query is shown. */
  const place = useRef<number | null>(undefined);
  useLayoutEffect(() => {
    if (place.current === null) return;
    if (visible !== search) place.current ??= placeLeft();
    else {
      // An anchor is a place of its own.
      if (place.current !== undefined && location.hash === '') window.scrollTo(0, place.current);
      place.current = null;
    }
  }, [search, visible]);
}
