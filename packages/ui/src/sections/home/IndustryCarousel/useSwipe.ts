import { type DragEvent, type MouseEvent, type PointerEvent, type RefObject, useRef, useState } from 'react';
import {
  dragOf,
  isEndOfSwipe,
  type Line,
  moveSwipe,
  panelAfter,
  type Swipe,
  startSwipe,
} from '../../../lib/swipe.ts';

/**
 * Lets the panels go with finger, pen or mouse. They move by `--drag`, so that nothing is rendered on the way.
 * @param track the line of panels
 * @param line which panel is shown, of how many
 * @param onSwiped called with the panel a swipe has turned to
 * @returns whether a swipe is under way, and the handlers of the box around the line
 */
export function useSwipe(
  track: RefObject<HTMLElement | null>,
  { panel, panels, threshold }: Pick<Line, 'panel' | 'panels'> & { threshold: number },
  onSwiped: (panel: number) => void,
) {
  const last = useRef<Swipe | null>(null);
  const [isSwiping, setSwiping] = useState(false);

  return {
    isSwiping,
    handlers: {
      onPointerDown({ currentTarget, isPrimary, button, clientX, clientY }: PointerEvent<HTMLElement>) {
        if (!isPrimary) return;
        last.current = null;
        if (button !== 0 || panels < 2) return;
        let swipe = startSwipe({ x: clientX, y: clientY });
        const isRightToLeft = getComputedStyle(currentTarget).direction === 'rtl';
        const line: Line = { panel, panels, isRightToLeft };
        // The window's events: the pointer may leave the panels on its way.
        const listening = new AbortController();
        const { signal } = listening;
        const leave = () => {
          listening.abort();
          setSwiping(false);
          track.current?.style.removeProperty('--drag');
        };
        window.addEventListener(
          'pointermove',
          (event) => {
            if (!event.isPrimary) return;
            swipe = moveSwipe(swipe, { x: event.clientX, y: event.clientY });
            last.current = swipe;
            if (swipe.kind !== 'swipe') return;
            setSwiping(true);
            track.current?.style.setProperty('--drag', `${dragOf(swipe, line)}px`);
          },
          { signal },
        );
        window.addEventListener(
          'pointerup',
          (event) => {
            if (!event.isPrimary) return;
            leave();
            const now = panelAfter(swipe, line, threshold);
            if (now !== panel) onSwiped(now);
          },
          { signal },
        );
        // The browser has taken it over, to scroll the page.
        window.addEventListener('pointercancel', leave, { signal });
      },
      onClickCapture(event: MouseEvent<HTMLElement>) {
        if (!isEndOfSwipe(last.current, event)) return;
        event.preventDefault();
        event.stopPropagation();
      },
      onDragStart(event: DragEvent<HTMLElement>) {
        // The browser would carry the link or the picture away.
        event.preventDefault();
      },
    },
  };
}
