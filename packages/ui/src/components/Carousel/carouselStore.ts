import { activeItem, type CarouselEvent, type CarouselState, nextCarousel, withItems } from './carousel.ts';

/** What the page decides itself, and what it is told. Left out, the carousel keeps the value itself. */
export type CarouselOwner = {
  item: number | undefined;
  paused: boolean | undefined;
  onItemChange: ((item: number) => void) | undefined;
  onPausedChange: ((paused: boolean) => void) | undefined;
};

export type CarouselStore = ReturnType<typeof createCarouselStore>;

/**
 * The carousel's state outside React: a move is written to the few attributes that it changes, without rendering.
 * A controlled value changes when the page hands the new one in, and only then.
 */
export function createCarouselStore(initial: CarouselState, keysAtFirst: readonly string[] = []) {
  let state = initial;
  let keys = keysAtFirst;
  let owner: CarouselOwner | null = null;
  // The move that the page was asked for: its item may stand on several places.
  let asked: Pick<CarouselState, 'index' | 'moves' | 'animated'> | null = null;
  const listeners = new Set<() => void>();

  const set = (next: CarouselState) => {
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  };

  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    send(event: CarouselEvent) {
      let next = nextCarousel(state, event);
      const item = activeItem(next);
      const isItemNew = item !== activeItem(state);
      const isRotationNew = next.rotation !== state.rotation;
      const { index, moves, animated, rotation } = state;
      asked = null;
      if (isItemNew && owner?.item !== undefined) {
        asked = { index: next.index, moves: next.moves, animated: next.animated };
        next = { ...next, index, moves, animated };
      }
      if (isRotationNew && owner?.paused !== undefined) next = { ...next, rotation };
      set(next);
      if (isItemNew) owner?.onItemChange?.(item);
      if (isRotationNew) owner?.onPausedChange?.(rotation === 'running');
    },
    /** Other items, by their keys: the active one stays active, and what the visitor has stopped stays stopped. */
    lay(next: readonly string[]) {
      const before = activeItem(state);
      const kept = next.indexOf(keys[before] ?? '');
      keys = next;
      asked = null;
      set(withItems(state, next.length, kept < 0 ? before : kept));
      const item = activeItem(state);
      if (item !== before && owner?.item === undefined) owner?.onItemChange?.(item);
    },
    /** What the page hands in now. */
    own(next: CarouselOwner) {
      owner = next;
      const { item, paused } = next;
      if (item !== undefined && item !== activeItem(state)) {
        const move = asked;
        const isAsked = move !== null && activeItem({ ...state, ...move }) === item;
        set(isAsked ? { ...state, ...move } : nextCarousel(state, { type: 'choose', item }));
        asked = null;
      }
      const rotation = paused ? 'stopped' : 'running';
      if (paused !== undefined && rotation !== state.rotation) set({ ...state, rotation });
    },
  };
}
