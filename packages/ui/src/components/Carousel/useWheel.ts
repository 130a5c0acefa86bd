import { type RefObject, useEffect } from 'react';
import type { CarouselStore } from './carouselStore.ts';
import { type StageDrag, startStageDrag } from './stageDrag.ts';

/** Milliseconds without a turn of the wheel after which the hand has left it. */
const restDelay = 120;
/** Pixels of a line, where a wheel counts in lines. */
const lineHeight = 16;

/**
 * A wheel or a trackpad that goes across takes the stage along; one that goes up or down is the page's. Not React's
 * handler: that is passive, and the browser would leave the page for the one before it.
 */
export function useWheel(
  list: RefObject<HTMLElement | null>,
  store: CarouselStore,
  { isStage, spacing }: { isStage: boolean; spacing: number },
) {
  useEffect(() => {
    const view = list.current?.parentElement;
    if (!view || !isStage) return undefined;
    let drag: StageDrag | null = null;
    let across = 0;
    let rest: ReturnType<typeof setTimeout>;
    const release = () => {
      drag?.release();
      drag = null;
      across = 0;
    };
    const onWheel = (event: WheelEvent) => {
      if (!list.current || event.ctrlKey || store.get().count < 2) return;
      const isSideways = event.shiftKey && event.deltaX === 0;
      const delta = isSideways ? event.deltaY : event.deltaX;
      if (!isSideways && Math.abs(event.deltaX) <= Math.abs(event.deltaY)) return;
      event.preventDefault();
      drag ??= startStageDrag(list.current, store, spacing);
      across -= event.deltaMode === WheelEvent.DOM_DELTA_LINE ? delta * lineHeight : delta;
      drag.moveTo(across);
      clearTimeout(rest);
      rest = setTimeout(release, restDelay);
    };
    view.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      clearTimeout(rest);
      release();
      view.removeEventListener('wheel', onWheel);
    };
  }, [list, store, isStage, spacing]);
}
