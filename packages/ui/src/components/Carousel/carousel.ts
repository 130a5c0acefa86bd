/** Milliseconds an item is shown before the next. */
export const defaultInterval = 5000;
/** Milliseconds an item takes to its new place. */
export const defaultTransition = 2300;
/** Milliseconds after a move when the place is brought back into the middle of the list, without animation. */
export const defaultResyncDelays: readonly number[] = [2500, 4500];
/** Pixels from one item to the next. */
export const defaultSpacing = 452;
/** Width of an item in pixels. */
export const defaultItemWidth = 442;
/** Width of an item in pixels on a touch-sized site. */
export const defaultInfoItemWidth = 330;
/** The widest an item gets on narrow screens, in pixels. */
export const defaultNarrowItemWidth = 365;
/** How much larger the active item is. */
export const defaultActiveScale = 1.3;
/** How often the list is repeated, so that there is always a next item to come. */
export const copies = 3;
/** Pixels across from which a drag or a turn of the wheel brings the next item. */
const dragThreshold = 50;
/** Items a drag can go at most: further out the list has none on every place. */
const dragReach = 2;
/** Items that can be seen before and after the active one. */
export const visibleBefore = 2;
export const visibleAfter = 3;

/** Shortest list that fills the view with the active item in any place; a shorter one is repeated. */
const fullView = visibleBefore + visibleAfter;

const mod = (value: number, by: number) => ((value % by) + by) % by;

/** Length of one copy of the list: the items, repeated as often as fills the view. */
export function ringOf(count: number): number {
  return count === 0 ? 0 : count * Math.ceil(fullView / count);
}

/**
 * The jump rule for n items: above 2n+1 back by n, below n-2 forward by n. The items look the same
 * before and after it.
 */
export function resyncedIndex(index: number, n: number): number {
  if (index > 2 * n + 1) return index - n;
  if (index < n - 2) return index + n;
  return index;
}

/** Where a place of the list stands from the active one, in items; the list closes to a circle of `around` places. */
export function offsetOf(place: number, index: number, around: number): number {
  const before = Math.floor((around - 1) / 2);
  return mod(place - index + before, around) - before;
}

/** Whether an item at this offset can be seen. */
export function isInView(offset: number): boolean {
  return offset >= -visibleBefore && offset <= visibleAfter;
}

/** The item a strip shows first at this scroll position, both in pixels; the last one at the strip's end. */
export function itemAtScroll(scroll: number, end: number, step: number, count: number): number {
  if (end > 0 && scroll >= end - 1) return count - 1;
  return Math.min(Math.max(Math.round(scroll / step), 0), count - 1);
}

/** A drag within its reach: pixels, as far as the list goes with the pointer. */
export function reachedBy(pixels: number, spacing: number): number {
  return Math.min(Math.max(pixels, -dragReach * spacing), dragReach * spacing);
}

/**
 * The items a drag brings on: the nearest, and the next one at least where it went further than the threshold.
 * @param pixels how far it went towards the next item; negative towards the one before
 */
export function itemsDragged(pixels: number, spacing: number): number {
  if (Math.abs(pixels) < dragThreshold) return 0;
  return Math.round(reachedBy(pixels, spacing) / spacing) || Math.sign(pixels);
}

export type CarouselState = {
  /** Number of items. */
  count: number;
  /** Active place of the tripled list; the middle copy begins at the ring's length. */
  index: number;
  /** Moves so far, by time or by the visitor: each begins the waiting again. */
  moves: number;
  /** Whether the last change of place is animated. A resync is not. */
  animated: boolean;
  /** What the visitor wants. Only the visitor restarts it. */
  rotation: 'running' | 'stopped';
  /** What pauses it, and resumes it by going away. */
  pausedBy: { hover: boolean; hiddenTab: boolean; outOfView: boolean };
};

export type CarouselEvent =
  /** The time of an item is up. */
  | { type: 'advance' }
  /** Another place of the list was chosen; counted on beyond the list's ends. */
  | { type: 'centre'; place: number }
  /** One or more items on, or back where negative. */
  | { type: 'turn'; by: number }
  /** An item was chosen: it comes the shorter way. */
  | { type: 'choose'; item: number }
  /** The visitor has scrolled the strip to an item. */
  | { type: 'scrolled'; item: number }
  | { type: 'resync' }
  /** The rotation control. */
  | { type: 'toggle' }
  /** Focus has come, the strip was touched, or the visitor prefers less motion. */
  | { type: 'stop' }
  | { type: 'pause'; by: keyof CarouselState['pausedBy']; on: boolean };

/** A carousel at one of its items, counted from 0; the nearest where there is no such item. */
export function startCarousel(count: number, item = 0, paused = false): CarouselState {
  return {
    count,
    index: ringOf(count) + Math.max(Math.min(item, count - 1), 0),
    moves: 0,
    animated: true,
    rotation: paused ? 'stopped' : 'running',
    pausedBy: { hover: false, hiddenTab: false, outOfView: false },
  };
}

/** The carousel with another number of items, at one of them; the nearest where there is no such item. The same where nothing changes. */
export function withItems(state: CarouselState, count: number, item: number): CarouselState {
  if (count === state.count && item === activeItem(state)) return state;
  const { index } = startCarousel(count, item);
  return { ...state, count, index, animated: false };
}

/** The item that is active, counted from 0. */
export function activeItem({ index, count }: CarouselState): number {
  return count === 0 ? 0 : mod(index, count);
}

/** Whether it moves by itself now: the visitor wants it, nothing pauses it, and there is something to move to. */
export function isRotating({ rotation, pausedBy, count }: CarouselState): boolean {
  return rotation === 'running' && count > 1 && !Object.values(pausedBy).includes(true);
}

function movedBy(state: CarouselState, by: number): CarouselState {
  if (by === 0) return state;
  return { ...state, index: state.index + by, moves: state.moves + 1, animated: true };
}

/** The carousel after an event. The same object when nothing has changed. */
export function nextCarousel(state: CarouselState, event: CarouselEvent): CarouselState {
  switch (event.type) {
    case 'advance':
      return isRotating(state) ? movedBy(state, 1) : state;
    case 'centre':
      return movedBy(state, event.place - state.index);
    case 'turn':
      return state.count > 1 ? movedBy(state, event.by) : state;
    case 'choose':
      return movedBy(state, offsetOf(event.item, activeItem(state), state.count));
    case 'scrolled': {
      // The strip is already there: a change of place, but not a move.
      const index = ringOf(state.count) + event.item;
      return { ...state, index, animated: true, rotation: 'stopped' };
    }
    case 'resync': {
      const index = resyncedIndex(state.index, ringOf(state.count));
      return index === state.index ? state : { ...state, index, animated: false };
    }
    case 'toggle':
      return { ...state, rotation: state.rotation === 'running' ? 'stopped' : 'running' };
    case 'stop':
      return state.rotation === 'stopped' ? state : { ...state, rotation: 'stopped' };
    case 'pause':
      if (state.pausedBy[event.by] === event.on) return state;
      return { ...state, pausedBy: { ...state.pausedBy, [event.by]: event.on } };
  }
}
