import { describe, expect, it } from 'vitest';
import { breakpoint } from '../../theme/tokens.ts';
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
  itemsDragged,
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

describe('the specification’s constants', () => {
  it.each([
    ['auto-advance 5000 ms', defaultInterval, 5000],
    ['transition 2300 ms', defaultTransition, 2300],
    ['resync delays 2500 and 4500 ms', defaultResyncDelays, [2500, 4500]],
    ['item spacing 452 px', defaultSpacing, 452],
    ['item width 442 px', defaultItemWidth, 442],
    ['item width 330 px with info', defaultInfoItemWidth, 330],
    ['item width at most 365 px on narrow screens', defaultNarrowItemWidth, 365],
    ['active scale 1.3', defaultActiveScale, 1.3],
    ['list repeated 3 times', copies, 3],
    ['visible from 2 before', visibleBefore, 2],
    ['visible to 3 after', visibleAfter, 3],
    ['static up to 768 px', breakpoint.phone, 768],
  ] as const)('%s', (_name, value, specified) => {
    expect(value).toEqual(specified);
  });
});

describe('the jump rule', () => {
  it('for five items: above 11 back by 5', () => {
    expect([10, 11, 12, 13, 14].map((index) => resyncedIndex(index, 5))).toEqual([10, 11, 7, 8, 9]);
  });

  it('for five items: below 3 forward by 5', () => {
    expect([0, 1, 2, 3, 4].map((index) => resyncedIndex(index, 5))).toEqual([5, 6, 7, 3, 4]);
  });

  it.each([
    [7, 15, 15],
    [7, 16, 9],
    [7, 5, 5],
    [7, 4, 11],
    [9, 19, 19],
    [9, 20, 11],
    [9, 7, 7],
    [9, 6, 15],
  ])('for %d items: above 2n+1 back by n, below n-2 forward by n; from %d to %d', (n, index, to) => {
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
    const far = run(5, { type: 'centre', place: 18 });
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

  it('begins where it is told, as far as there are items', () => {
    expect([2, 9, -1].map((item) => activeItem(startCarousel(5, item)))).toEqual([2, 4, 0]);
    expect(activeItem(startCarousel(0, 2))).toBe(0);
  });

  it('goes to a chosen item the shorter way', () => {
    expect(run(5, { type: 'choose', item: 4 }).index).toBe(4);
    expect(run(5, { type: 'choose', item: 2 }).index).toBe(7);
  });

  it('turns by one or more, round the list, and not where there is one item', () => {
    expect(activeItem(run(5, { type: 'turn', by: -1 }))).toBe(4);
    expect(activeItem(run(5, { type: 'turn', by: 2 }))).toBe(2);
    expect(run(1, { type: 'turn', by: 1 }).moves).toBe(0);
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
  it.each(['hover', 'hiddenTab', 'outOfView'] as const)('rests for %s, and goes on after it', (by) => {
    const paused = run(5, { type: 'pause', by, on: true });
    expect(isRotating(paused)).toBe(false);
    expect(nextCarousel(paused, advance)).toBe(paused);
    expect(isRotating(nextCarousel(paused, { type: 'pause', by, on: false }))).toBe(true);
  });

  it('once stopped is restarted by the control alone', () => {
    const stopped = run(
      5,
      { type: 'stop' },
      { type: 'pause', by: 'hover', on: true },
      { type: 'pause', by: 'hover', on: false },
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

describe('itemsDragged', () => {
  it.each([
    [49, 0],
    [-49, 0],
    [50, 1],
    [-50, -1],
    [677, 1],
    [679, 2],
    [5000, 2],
    [-5000, -2],
  ])('%d px bring %d', (pixels, items) => {
    expect(itemsDragged(pixels, 452)).toBe(items);
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
