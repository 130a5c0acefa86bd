import { type DragEvent, type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { isEndOfSwipe, moveSwipe, type Swipe, startSwipe } from '../../lib/swipe.ts';
import type { CarouselStore } from './carouselStore.ts';
import { hasOwnGestures } from './ownGestures.ts';
import { type StageDrag, startStageDrag } from './stageDrag.ts';
import { startStripDrag } from './stripDrag.ts';

/**
 * Finger, pen and mouse take the items along. A strip has the browser's own scrolling for fingers and pens; the mouse
 * drags both. What goes more up or down than across is the page's.
 * @returns handlers of the box around the list
 */
export function useDrag(
  list: RefObject<HTMLElement | null>,
  store: CarouselStore,
  { isStage, spacing }: { isStage: boolean; spacing: number },
) {
  const last = useRef<Swipe | null>(null);
  const listening = useRef<AbortController>(undefined);

  useEffect(() => () => listening.current?.abort(), []);

  return {
    onPointerDown({ target, isPrimary, button, pointerType, clientX, clientY }: PointerEvent<HTMLElement>) {
      if (!isPrimary) return;
      last.current = null;
      listening.current?.abort();
      const element = list.current;
      if (!element || button !== 0 || store.get().count < 2 || hasOwnGestures(target)) return;
      if (!isStage && pointerType !== 'mouse') return;
      let swipe = startSwipe({ x: clientX, y: clientY });
      let drag: StageDrag | null = null;
      // The window's events: the pointer may leave the carousel on its way.
      const listeners = new AbortController();
      listening.current = listeners;
      const { signal } = listeners;
      window.addEventListener(
        'pointermove',
        (event) => {
          if (!event.isPrimary) return;
          swipe = moveSwipe(swipe, { x: event.clientX, y: event.clientY });
          last.current = swipe;
          if (swipe.kind !== 'swipe') return;
          drag ??= isStage ? startStageDrag(element, store, spacing) : startStripDrag(element, store);
          drag.moveTo(swipe.across);
        },
        { signal },
      );
      window.addEventListener(
        'pointerup',
        (event) => {
          if (!event.isPrimary) return;
          listeners.abort();
          drag?.release();
        },
        { signal },
      );
      // The browser has taken it over, to scroll the page.
      window.addEventListener(
        'pointercancel',
        () => {
          listeners.abort();
          drag?.cancel();
        },
        { signal },
      );
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
  };
}
