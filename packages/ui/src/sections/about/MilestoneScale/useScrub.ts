import { type PointerEvent, useRef } from 'react';
import { moveSwipe, type Swipe, startSwipe } from '../../../lib/swipe.ts';

type Scrub = {
  swipe: Swipe;
  /** It began on the line itself, and follows from the first touch on. */
  isOnLine: boolean;
};

/**
 * Finger, pen and mouse move along a line. A press on the line goes there at once; one beside it does when it moves across,
 * and is a click otherwise. What goes more up or down than across is the page's.
 * @param reach called with the place on the line, 0 to 1, and a little beyond either end
 * @returns handlers of the box around the line, which is marked by `data-line`
 */
export function useScrub(reach: (at: number) => void) {
  const scrub = useRef<Scrub | null>(null);

  const follow = (box: HTMLElement, x: number) => {
    const line = box.querySelector('[data-line]')?.getBoundingClientRect();
    if (line && line.width > 0) reach((x - line.left) / line.width);
  };
  const end = () => {
    scrub.current = null;
  };

  return {
    onPointerDown({ currentTarget, target, isPrimary, button, clientX, clientY }: PointerEvent<HTMLElement>) {
      if (!isPrimary || button !== 0) return;
      const isOnLine = target instanceof Element && target.closest('[data-line]') !== null;
      scrub.current = { swipe: startSwipe({ x: clientX, y: clientY }), isOnLine };
      if (isOnLine) follow(currentTarget, clientX);
    },
    onPointerMove({ currentTarget, pointerId, isPrimary, clientX, clientY }: PointerEvent<HTMLElement>) {
      if (!isPrimary || !scrub.current) return;
      const swipe = moveSwipe(scrub.current.swipe, { x: clientX, y: clientY });
      scrub.current = { ...scrub.current, swipe };
      if (swipe.kind === 'scroll' && !scrub.current.isOnLine) return;
      if (swipe.kind === 'press') return;
      // From now on what it ends on is not clicked.
      if (!currentTarget.hasPointerCapture(pointerId)) currentTarget.setPointerCapture(pointerId);
      follow(currentTarget, clientX);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
