import { describe, expect, it } from 'vitest';
import {
  activeItem,
  type CarouselEvent,
  copies,
  defaultActiveScale,
  defaultInfoItemWidth,
  defaultInterval,
  defaultItemWidth,
  defaultNarrowItemWidth,
  defaultResyncDelays,
  defaultSpacing,
  defaultTransition,
  isInView,
  isRotating,
  itemAtScroll,
  nextCarousel,
  offsetOf,
  resyncedIndex,
  ringOf,
  startCarousel,
  visibleAfter,
  visibleBefore,
} from './carousel.ts';

const run = (count: number, ...events: CarouselEvent[]) => events.reduce(nextCarousel, startCarousel(count));
const advance: CarouselEvent = { type: 'advance' };
const resync: CarouselEvent = { type: 'resync' };

describe('the constants', () => {
  it.each([
    ['defaultInterval', defaultInterval, 5000],
    ['defaultTransition', defaultTransition, 2300],
    ['defaultResyncDelays', defaultResyncDelays, [2500, 4500]],
    ['defaultSpacing', defaultSpacing, 452],
    ['defaultItemWidth', defaultItemWidth, 442],
    ['defaultInfoItemWidth', defaultInfoItemWidth, 330],
    ['defaultNarrowItemWidth', defaultNarrowItemWidth, 365],
    ['defaultActiveScale', defaultActiveScale, 1.3],
    ['copies', copies, 3],
    ['visibleBefore', visibleBefore, 2],
    ['visibleAfter', visibleAfter, 3],
  ] as const)('%s', (_name, value, specified) => {
    expect(value).toEqual(specified);
  });
});

describe('the jump rule', () => {
  it.each([
    [5, 11, 11],
    [5, 12, 7],
    [5, 14, 9],
    [5, 3, 3],
    [5, 2, 7],
    [7, 15, 15],
    [7, 16, 9],
    [7, 5, 5],
    [7, 4, 11],
  ])('takes %d items at %d to %d', (n, index, to) => {
    expect(resyncedIndex(index, n)).toBe(to);
  });

  it('shows the same item before and after, and does not animate', () => {
    const before = run(5, ...Array.from({ length: 7 }, () => advance));
    const after = nextCarousel(before, resync);
    expect([before.index, after.index]).toEqual([12, 7]);
    expect(activeItem(after)).toBe(activeItem(before));
    expect([before.animated, after.animated]).toEqual([true, false]);
    expect(nextCarousel(after, advance).animated).toBe(true);
  });

  it('leaves a place in the middle alone', () => {
    const state = run(5, advance);
    expect(nextCarousel(state, resync)).toBe(state);
  });

  it('comes back from any number of moves, one copy at a look', () => {
    const far = run(5, { type: 'move', by: 13 });
    expect(nextCarousel(far, resync).index).toBe(13);
    expect(nextCarousel(nextCarousel(far, resync), resync).index).toBe(8);
  });

  it.each([
    [1, 5],
    [2, 6],
    [3, 6],
    [4, 8],
    [5, 5],
    [9, 9],
    [0, 0],
  ])('a list of %d goes round in %d places', (count, ring) => {
    expect(ringOf(count)).toBe(ring);
  });
});

describe('what can be seen', () => {
  it('is 2 before to 3 after', () => {
    expect([-3, -2, 0, 3, 4].map(isInView)).toEqual([false, true, true, true, false]);
  });

  it('is complete at every place of the tripled list, and beyond it', () => {
    for (const index of [-1, 0, 5, 11, 12, 14, 17]) {
      const offsets = Array.from({ length: 15 }, (_, place) => offsetOf(place, index, 15)).filter(isInView);
      expect(offsets.toSorted((a, b) => a - b)).toEqual([-2, -1, 0, 1, 2, 3]);
    }
  });
});

describe('moving', () => {
  it('begins with the first item and advances by one, round the list', () => {
    expect(activeItem(startCarousel(5))).toBe(0);
    const items = [1, 2, 3, 4, 5, 6].map((times) =>
      activeItem(run(5, ...Array.from({ length: times }, () => advance))),
    );
    expect(items).toEqual([1, 2, 3, 4, 0, 1]);
  });

  it('goes to a chosen item the shorter way', () => {
    expect(run(5, { type: 'choose', item: 4 }).index).toBe(4);
    expect(run(5, { type: 'choose', item: 2 }).index).toBe(7);
  });

  it('stays where the chosen item is the active one', () => {
    const state = startCarousel(5);
    expect(nextCarousel(state, { type: 'choose', item: 0 })).toBe(state);
  });

  it('takes the place the visitor scrolled to without a move of its own, and rests', () => {
    const state = run(5, { type: 'scrolled', item: 3 });
    expect([activeItem(state), state.moves, state.rotation]).toEqual([3, 0, 'stopped']);
  });
});

describe('rotation', () => {
  it.each(['hover', 'hiddenTab'] as const)('rests for %s, and goes on after it', (by) => {
    const held = run(5, { type: 'hold', by, on: true });
    expect(isRotating(held)).toBe(false);
    expect(nextCarousel(held, advance)).toBe(held);
    expect(isRotating(nextCarousel(held, { type: 'hold', by, on: false }))).toBe(true);
  });

  it('once stopped is restarted by the control alone', () => {
    const stopped = run(
      5,
      { type: 'stop' },
      { type: 'hold', by: 'hover', on: true },
      { type: 'hold', by: 'hover', on: false },
      { type: 'choose', item: 2 },
      advance,
    );
    expect(isRotating(stopped)).toBe(false);
    expect(activeItem(stopped)).toBe(2);
    expect(isRotating(nextCarousel(stopped, { type: 'toggle' }))).toBe(true);
  });

  it('needs a second item', () => {
    expect(isRotating(startCarousel(1))).toBe(false);
    expect(isRotating(startCarousel(2))).toBe(true);
  });
});

describe('itemAtScroll', () => {
  it.each([
    [0, 0],
    [160, 0],
    [180, 1],
    [680, 2],
    [1300, 4],
    [-20, 0],
  ])('at %d px is item %d', (scroll, item) => {
    expect(itemAtScroll(scroll, 1300, 340, 5)).toBe(item);
  });

  it('is the first where nothing scrolls', () => {
    expect(itemAtScroll(0, 0, 340, 3)).toBe(0);
  });
});
