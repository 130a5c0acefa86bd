import { itemsDragged, reachedBy } from './carousel.ts';
import type { CarouselStore } from './carouselStore.ts';

/** A hand on the stage. */
export type StageDrag = {
  /** The pointer or the wheel has come so far across, in pixels. */
  moveTo: (across: number) => void;
  /** The hand has let go: the nearest item comes. */
  release: () => void;
  /** The browser has taken it over: it goes back. */
  cancel: () => void;
};

/**
 * The list of the stage goes with a hand: one custom property that no child inherits is written for each of its moves,
 * and the layout is read once, as it takes hold.
 */
export function startStageDrag(list: HTMLElement, store: CarouselStore, spacing: number): StageDrag {
  const { direction, transform } = getComputedStyle(list);
  const onward = direction === 'rtl' ? 1 : -1;
  // Taken hold of on its way, it stays where it is seen.
  const ahead = new DOMMatrix(transform).m41 - onward * store.get().index * spacing;
  let pixels = 0;
  const leave = () => {
    list.removeAttribute('data-dragging');
    list.style.removeProperty('--carousel-drag');
  };
  store.send({ type: 'stop' });
  // After a resync nothing is animated; what is let go is.
  list.setAttribute('data-animated', '');
  list.setAttribute('data-dragging', '');
  return {
    moveTo(across) {
      pixels = reachedBy(across + ahead, spacing);
      list.style.setProperty('--carousel-drag', `${pixels}px`);
    },
    release() {
      leave();
      store.send({ type: 'turn', by: itemsDragged(onward * pixels, spacing) });
    },
    cancel: leave,
  };
}
