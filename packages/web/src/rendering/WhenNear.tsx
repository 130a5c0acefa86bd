import { Surface, type SurfaceProps } from '@payload/ui/Surface';
import { type ReactNode, Suspense, use, useCallback, useState } from 'react';
import { MissingPart } from './MissingPart.tsx';
import { PartBoundary } from './PartBoundary.tsx';
import { useIsHydrating } from './useIsHydrating.ts';

/** How far below the view its place is near: less than what follows a first view by itself, and a flick of a thumb. */
const margin = '200px';

/** What a visitor does before a page can change. */
const presses = ['pointerdown', 'keydown', 'popstate'] as const;

function nearness() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { promise, resolve };
}

/** What it holds stands in prerendered HTML, where nothing is awaited. */
function Held({ until, children }: { until: Promise<void>; children: ReactNode }) {
  if (!import.meta.env.SSR) use(until);
  return children;
}

/**
 * A part far down a page whose prerendered markup stays as it is until it comes near the view: then its code is fetched and it is
 * hydrated. Any press lets it go on as well, for a navigation waits for boundaries that are not hydrated (decision 0044), and
 * so does an address with a query, which may be the part's own. What is in it must be rendered again only for new data.
 */
export function WhenNear({ theme, children }: Pick<SurfaceProps, 'theme'> & { children: ReactNode }) {
  const [near] = useState(nearness);
  // Whoever comes by a link within the site has no markup that could stand meanwhile.
  const isHydrating = useIsHydrating();
  const [isHeld] = useState(isHydrating);
  const watch = useCallback(
    (place: HTMLElement) => {
      const stopped = new AbortController();
      const { signal } = stopped;
      if (location.search !== '') near.resolve();
      for (const press of presses)
        window.addEventListener(press, () => near.resolve(), { once: true, passive: true, signal });
      const observer = new IntersectionObserver(
        ([entry]) => {
          if (entry?.isIntersecting) near.resolve();
        },
        { rootMargin: margin },
      );
      observer.observe(place);
      return () => {
        stopped.abort();
        observer.disconnect();
      };
    },
    [near],
  );
  return (
    <Surface ref={watch} theme={theme}>
      <PartBoundary fallback={<MissingPart />}>
        <Suspense>{isHeld ? <Held until={near.promise}>{children}</Held> : children}</Suspense>
      </PartBoundary>
    </Surface>
  );
}
