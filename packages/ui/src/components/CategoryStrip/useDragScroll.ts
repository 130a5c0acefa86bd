import { type DragEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import { isEndOfDrag, maxDrag, movePress, type Press, scrollOf, startPress } from './drag.ts';

/** How far a strip can be dragged just now: to the bound, or where the keyboard or the wheel took it beyond. */
function limitOf(strip: HTMLElement, content: number, extra: number): number {
  const end = strip.scrollWidth - strip.clientWidth;
  const bound = maxDrag(document.documentElement.clientWidth, content, extra);
  return Math.max(Math.min(bound, end), Math.abs(strip.scrollLeft));
}

/**
 * Lets finger, pen and mouse drag a strip. It goes exactly as far as the pointer and stops with it:
 * no inertia. Up and down stay the page's.
 * @param content width of the plates, in pixels
 * @param extra width of the gaps between them, in pixels
 * @returns whether a drag is under way, and the handlers of the scrolling element
 */
export function useDragScroll(content: number, extra: number) {
  const press = useRef<Press | null>(null);
  const [isDragging, setDragging] = useState(false);

  return {
    isDragging,
    handlers: {
      onPointerDown({ currentTarget: strip, isPrimary, button, clientX }: PointerEvent<HTMLElement>) {
        if (!isPrimary) return;
        press.current = null;
        if (button !== 0 || strip.scrollWidth <= strip.clientWidth) return;
        press.current = startPress(clientX, {
          scroll: strip.scrollLeft,
          limit: limitOf(strip, content, extra),
          isRightToLeft: getComputedStyle(strip).direction === 'rtl',
        });
        // The window's events: the pointer may leave the strip on its way.
        const listening = new AbortController();
        const { signal } = listening;
        const end = (event: globalThis.PointerEvent) => {
          if (!event.isPrimary) return;
          listening.abort();
          setDragging(false);
        };
        const move = (event: globalThis.PointerEvent) => {
          if (!press.current || !event.isPrimary) return;
          press.current = movePress(press.current, event.clientX);
          if (!press.current.isDrag) return;
          setDragging(true);
          strip.scrollLeft = scrollOf(press.current, event.clientX);
        };
        window.addEventListener('pointermove', move, { signal });
        window.addEventListener('pointerup', end, { signal });
        window.addEventListener('pointercancel', end, { signal });
      },
      onClickCapture(event: MouseEvent<HTMLElement>) {
        if (!isEndOfDrag(press.current, event)) return;
        event.preventDefault();
        event.stopPropagation();
      },
      onDragStart(event: DragEvent<HTMLElement>) {
        // The browser would carry the link or the picture away.
        if (press.current) event.preventDefault();
      },
    },
  };
}
