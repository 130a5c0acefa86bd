import { throttle } from './throttle.ts';

/** The loading area's height, in viewport heights from the viewport's top: the next third of a screen loads ahead. */
export const defaultPreloadFactor = 1.3;
/** Milliseconds between two looks at what has come near. */
export const defaultThrottle = 100;
/** Share of a picture that must be inside the area. */
export const observerThreshold = 0.01;
/** Pixels around the viewport that count as near on every side, as in carousels that move sideways. */
export const observerMargin = 50;

type Watch = { near: () => void };

/**
 * One watcher for all pictures of a page. Two observers share the targets, because a root margin
 * cannot say "the larger of 50 px and 30 %": one has the fixed margin, one the preload area.
 */
function createWatcher(preloadFactor: number, wait: number) {
  const watched = new Map<Element, Watch>();
  const arrived = new Set<Element>();
  const flush = throttle(() => {
    for (const element of arrived) {
      watched.get(element)?.near();
      release(element);
    }
    arrived.clear();
  }, wait);
  const look: IntersectionObserverCallback = (entries) => {
    for (const entry of entries) if (entry.isIntersecting) arrived.add(entry.target);
    if (arrived.size > 0) flush();
  };
  const ahead = `${Math.round((preloadFactor - 1) * 100)}%`;
  const observers = [`${observerMargin}px`, `0px 0px ${ahead} 0px`].map(
    (rootMargin) => new IntersectionObserver(look, { rootMargin, threshold: observerThreshold }),
  );
  function release(element: Element) {
    watched.delete(element);
    for (const observer of observers) observer.unobserve(element);
  }
  return {
    watch(element: Element, near: () => void): () => void {
      watched.set(element, { near });
      for (const observer of observers) observer.observe(element);
      return () => release(element);
    },
  };
}

const watchers = new Map<string, ReturnType<typeof createWatcher>>();

/**
 * Calls `near` once when the element comes into the loading area, and returns the way to stop
 * waiting. Where the browser has no IntersectionObserver, every element counts as near.
 */
export function watchNearness(
  element: Element,
  near: () => void,
  preloadFactor = defaultPreloadFactor,
  wait = defaultThrottle,
): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    near();
    return () => {};
  }
  const key = `${preloadFactor} ${wait}`;
  const watcher = watchers.get(key) ?? createWatcher(preloadFactor, wait);
  watchers.set(key, watcher);
  return watcher.watch(element, near);
}
