import type { KeyboardEvent } from 'react';
import type { CarouselStore } from './carouselStore.ts';
import { hasOwnGestures } from './ownGestures.ts';

/** Arrow keys bring the item on that side, Home and End the first and the last, wherever the focus is in the carousel. */
export function turnByKey(event: KeyboardEvent<HTMLElement>, store: CarouselStore) {
  const { key, currentTarget, target } = event;
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (hasOwnGestures(target)) return;
  const isRightToLeft = getComputedStyle(currentTarget).direction === 'rtl';
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    store.send({ type: 'turn', by: (key === 'ArrowRight') === isRightToLeft ? -1 : 1 });
  } else if (key === 'Home') store.send({ type: 'choose', item: 0 });
  else if (key === 'End') store.send({ type: 'choose', item: store.get().count - 1 });
  else return;
  event.preventDefault();
}
