import { describe, expect, it } from 'vitest';
import {
  defaultContentWidth,
  defaultExtraWidth,
  dragThreshold,
  isEndOfDrag,
  maxDrag,
  movePress,
  scrollOf,
  startPress,
} from './drag.ts';

const strip = { scroll: 30, limit: 400, isRightToLeft: false };
const pressed = startPress(200, strip);

describe('the constants', () => {
  it.each([
    ['content 700 px', defaultContentWidth, 700],
    ['extra 60 px', defaultExtraWidth, 60],
  ])('%s', (_name, value, specified) => {
    expect(value).toBe(specified);
  });
});

describe('the bounds', () => {
  it.each([
    [320, 440],
    [390, 370],
    [759, 1],
    [760, 0],
    [1280, 0],
  ])('are 700 + 60 minus the viewport: %d px leave %d', (viewport, drag) => {
    expect(maxDrag(viewport)).toBe(drag);
  });

  it('follow other plates', () => {
    expect(maxDrag(390, 900, 80)).toBe(590);
  });

  it('hold the strip at either end', () => {
    const drag = movePress(pressed, 150);
    expect([1000, 200, -150, -1000].map((pointer) => scrollOf(drag, pointer))).toEqual([0, 30, 380, 400]);
  });

  it('are the other way round from right to left', () => {
    const drag = movePress(startPress(200, { scroll: -30, limit: 400, isRightToLeft: true }), 250);
    expect([-1000, 200, 550, 1000].map((pointer) => scrollOf(drag, pointer))).toEqual([0, -30, -380, -400]);
  });
});

describe('a press', () => {
  it('that hardly moves is a click, and scrolls nothing', () => {
    const after = movePress(pressed, 200 + dragThreshold - 1);
    expect(isEndOfDrag(after, { detail: 1 })).toBe(false);
    expect(scrollOf(after, 200 + dragThreshold - 1)).toBe(30);
  });

  it.each([-dragThreshold, dragThreshold])('that moves %d px is a drag, and takes the strip along', (way) => {
    const after = movePress(pressed, 200 + way);
    expect(isEndOfDrag(after, { detail: 1 })).toBe(true);
    expect(scrollOf(after, 200 + way)).toBe(30 - way);
  });

  it('stays a drag when it comes back to where it began', () => {
    const back = movePress(movePress(pressed, 150), 200);
    expect(isEndOfDrag(back, { detail: 1 })).toBe(true);
    expect(scrollOf(back, 200)).toBe(30);
  });

  it('of the next click begins again', () => {
    expect(isEndOfDrag(startPress(200, strip), { detail: 1 })).toBe(false);
  });
});

describe('a click of the keyboard', () => {
  it('is never the end of a drag', () => {
    expect(isEndOfDrag(movePress(pressed, 100), { detail: 0 })).toBe(false);
    expect(isEndOfDrag(null, { detail: 1 })).toBe(false);
  });
});
