import { type ReactNode, useEffect, useState } from 'react';
import { useHydrated } from './useHydrated.ts';

/**
 * The words of a live region. A region that comes up together with its words is not read out: where it is drawn by a page that
 * runs, it is there first, and they are seen and heard with the next frame. In prerendered HTML they are there at once.
 */
export function Arriving({ children }: { children?: ReactNode }) {
  const isRunning = useHydrated();
  const [isComing, setComing] = useState(isRunning);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setComing(false));
    return () => cancelAnimationFrame(frame);
  }, []);
  // Styles go by whether a region is empty.
  if (children === undefined || children === null || children === false || children === '') return null;
  // They have their room already, so nothing moves.
  return <span style={{ display: 'contents', visibility: isComing ? 'hidden' : undefined }}>{children}</span>;
}
