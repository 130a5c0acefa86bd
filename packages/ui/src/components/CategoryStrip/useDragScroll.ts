import { type DragEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import { isEndOfDrag, movePress, type Press, scrollOf, startPress } from './drag.ts';

/**
 * Lets the mouse drag what touch scrolls natively, without inertia of its own.
 * @returns whether a drag is under way, and the handlers of the scrolling element
 */
export function useDragScroll() {
  const press = useRef<Press | null>(null);
  const [isDragging, setDragging] = useState(false);

  return {
    isDragging,
    handlers: {
      onPointerDown({ currentTarget: strip, pointerType, button, clientX }: PointerEvent<HTMLElement>) {
        press.current = null;
        if (pointerType !== 'mouse' || button !== 0 || strip.scrollWidth <= strip.clientWidth) return;
        press.current = startPress(clientX, strip.scrollLeft);
        // The window's events: the pointer may leave the strip on its way.
        const listening = new AbortController();
        const { signal } = listening;
        const end = () => {
          listening.abort();
          setDragging(false);
        };
        const move = (event: globalThis.PointerEvent) => {
          if (!press.current) return;
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
