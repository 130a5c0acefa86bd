import { type RefObject, useEffect, useState } from 'react';

/** Whether an element has been scrolled out of the view's upper end. */
export function useStuck(sentinel: RefObject<Element | null>): boolean {
  const [stuck, setStuck] = useState(false);
  useEffect(() => {
    if (!sentinel.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (!entry) return;
        setStuck(!entry.isIntersecting && entry.boundingClientRect.bottom <= (entry.rootBounds?.top ?? 0));
      },
      // Below the view counts as in view, so that a jump from above to below is told as well.
      { rootMargin: '0px 0px 1000000px 0px' },
    );
    observer.observe(sentinel.current);
    return () => observer.disconnect();
  }, [sentinel]);
  return stuck;
}
