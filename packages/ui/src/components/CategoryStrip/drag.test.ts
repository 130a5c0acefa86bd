import { describe, expect, it } from 'vitest';
import { dragThreshold, isEndOfDrag, movePress, scrollOf, startPress } from './drag.ts';

const pressed = startPress(200, 30);

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

  it('of the next click begins anew', () => {
    expect(isEndOfDrag(startPress(200, 80), { detail: 1 })).toBe(false);
  });
});

describe('a click of the keyboard', () => {
  it('is never the end of a drag', () => {
    expect(isEndOfDrag(movePress(pressed, 100), { detail: 0 })).toBe(false);
    expect(isEndOfDrag(null, { detail: 1 })).toBe(false);
  });
});
