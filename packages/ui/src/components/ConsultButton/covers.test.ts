import { describe, expect, it } from 'vitest';
import { covers } from './covers.ts';

const float = { left: 300, top: 700, right: 352, bottom: 752 };

describe('covers', () => {
  it.each([
    ['a part of it', { left: 340, top: 740, right: 400, bottom: 790 }],
    ['all of it', { left: 310, top: 710, right: 340, bottom: 740 }],
    ['the middle of a wide one', { left: 0, top: 720, right: 390, bottom: 740 }],
    ['nothing but the ring', { left: 200, top: 710, right: 297, bottom: 740 }],
  ])('%s', (_what, focused) => {
    expect(covers(float, focused)).toBe(true);
  });

  it.each([
    ['before it', { left: 100, top: 710, right: 296, bottom: 740 }],
    ['above it', { left: 300, top: 600, right: 352, bottom: 696 }],
    ['after it', { left: 356, top: 710, right: 380, bottom: 740 }],
    ['below it', { left: 300, top: 756, right: 352, bottom: 780 }],
  ])('not what is %s', (_where, focused) => {
    expect(covers(float, focused)).toBe(false);
  });
});
