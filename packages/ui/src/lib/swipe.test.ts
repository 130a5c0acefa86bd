import { describe, expect, it } from 'vitest';
import {
  defaultSwipeThreshold,
  dragOf,
  isEndOfSwipe,
  type Line,
  moveSwipe,
  panelAfter,
  startSwipe,
  swipeSlop,
} from './swipe.ts';

const pressed = startSwipe({ x: 200, y: 300 });
const moved = (across: number, down = 0) => moveSwipe(pressed, { x: 200 + across, y: 300 + down });
const first: Line = { panel: 0, panels: 2, isRightToLeft: false };
const last: Line = { ...first, panel: 1 };
const after = (across: number, line: Line) => panelAfter(moved(across), line, defaultSwipeThreshold);

describe('the threshold', () => {
  it('is 50 px', () => {
    expect(defaultSwipeThreshold).toBe(50);
  });

  it.each([
    [-49, first, 0],
    [-50, first, 1],
    [-320, first, 1],
    [49, last, 1],
    [50, last, 0],
  ])('a swipe of %d px', (across, line, panel) => {
    expect(after(across, line)).toBe(panel);
  });

  it('does not count back and forth: where the pointer leaves is what counts', () => {
    const back = moveSwipe(moved(-120), { x: 190, y: 300 });
    expect(panelAfter(back, first, defaultSwipeThreshold)).toBe(0);
  });
});

describe('the ends', () => {
  it('have nothing beyond them', () => {
    expect(after(200, first)).toBe(0);
    expect(after(-200, last)).toBe(1);
  });

  it('do not come along', () => {
    expect([dragOf(moved(80), first), dragOf(moved(-80), first)]).toEqual([0, -80]);
    expect([dragOf(moved(80), last), dragOf(moved(-80), last)]).toEqual([80, 0]);
  });
});

describe('from right to left', () => {
  it('the next panel comes from the left', () => {
    expect(after(60, { ...first, isRightToLeft: true })).toBe(1);
    expect(after(-60, { ...first, isRightToLeft: true })).toBe(0);
    expect(after(-60, { ...last, isRightToLeft: true })).toBe(0);
    expect(dragOf(moved(80), { ...first, isRightToLeft: true })).toBe(80);
  });
});

describe('a press', () => {
  it('that hardly moves is a click', () => {
    const still = moved(swipeSlop - 1, swipeSlop - 1);
    expect(still.kind).toBe('press');
    expect(isEndOfSwipe(still, { detail: 1 })).toBe(false);
    expect(dragOf(still, first)).toBe(0);
  });

  it('that goes more down than across scrolls the page, and stays that', () => {
    const scroll = moved(-60, 61);
    expect(scroll.kind).toBe('scroll');
    expect(moveSwipe(scroll, { x: 0, y: 300 })).toBe(scroll);
    expect(panelAfter(scroll, first, defaultSwipeThreshold)).toBe(0);
  });

  it('that has become a swipe stays one, even back where it began', () => {
    const back = moveSwipe(moved(-60), { x: 200, y: 400 });
    expect([back.kind, back.across]).toEqual(['swipe', 0]);
    expect(isEndOfSwipe(back, { detail: 1 })).toBe(true);
  });
});

describe('a click of the keyboard', () => {
  it('is never the end of a swipe', () => {
    expect(isEndOfSwipe(moved(-60), { detail: 0 })).toBe(false);
    expect(isEndOfSwipe(null, { detail: 1 })).toBe(false);
  });
});
