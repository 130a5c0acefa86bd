import { useEffect, useState } from 'react';
import { currentHeading } from './currentHeading.ts';

/** Pixels below the place that a link scrolls a heading to, within which it counts as reached. */
const reached = 16;

/** Id of the heading of what is being read. Undefined on the server, and until the page has been looked at. */
export function useCurrentHeading(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  // The same headings in a new array are no reason to observe again.
  const key = ids.join(' ');

  useEffect(() => {
    const headings = key.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const page = document.documentElement;
    const line = (Number.parseFloat(getComputedStyle(page).scrollPaddingBlockStart) || 0) + reached;
    const update = () => {
      const { scrollTop, scrollHeight, clientHeight } = page;
      setCurrent(
        currentHeading(
          headings.map((heading) => ({ id: heading.id, top: heading.getBoundingClientRect().top })),
          {
            line,
            height: clientHeight,
            atEnd: scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2,
            target: document.querySelector(':target')?.id,
          },
        ),
      );
    };
    const observer = new IntersectionObserver(update, {
      rootMargin: `-${line}px 0px 0px`,
      threshold: [0, 1],
    });
    for (const heading of headings) observer.observe(heading);
    // The end of the page is reached without a heading crossing the line.
    document.addEventListener('scrollend', update);
    return () => {
      observer.disconnect();
      document.removeEventListener('scrollend', update);
    };
  }, [key]);

  return current;
}
