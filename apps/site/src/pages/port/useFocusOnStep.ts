import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives the focus to the heading of what comes next where the act that led there has gone with its step, so that
 * keyboard and screen reader go on there. Whoever is elsewhere, as in the log, is left alone.
 */
export function useFocusOnStep(state: string): RefObject<HTMLDivElement | null> {
  const column = useRef<HTMLDivElement>(null);
  const lastStep = useRef(state);
  useEffect(() => {
    if (state === lastStep.current) return;
    lastStep.current = state;
    if (document.activeElement !== document.body) return;
    const heading = column.current?.querySelector('h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus();
  }, [state]);
  return column;
}
