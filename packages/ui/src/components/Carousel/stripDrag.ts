import type { CarouselStore } from './carouselStore.ts';
import type { StageDrag } from './stageDrag.ts';
import { itemShown, scrollToItem } from './useStripScroll.ts';

/** A mouse drags the strip, which fingers and trackpads scroll by themselves. */
export function startStripDrag(list: HTMLElement, store: CarouselStore): StageDrag {
  const from = list.scrollLeft;
  // Snapping would hold the strip where it is.
  list.setAttribute('data-dragging', '');
  const leave = () => {
    const item = itemShown(list);
    // Snapping at once would jump: it comes back when the strip has come to rest.
    list.addEventListener('scrollend', () => list.removeAttribute('data-dragging'), { once: true });
    scrollToItem(list, item, false);
    store.send({ type: 'scrolled', item });
  };
  return {
    moveTo(across) {
      list.scrollLeft = from - across;
    },
    release: leave,
    cancel: leave,
  };
}
