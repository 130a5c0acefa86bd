import { describe, expect, it } from 'vitest';
import { pagesOf } from './pages.ts';

describe('the pages shown', () => {
  it.each([
    [1, 1, [1]],
    [2, 3, [1, 2, 3]],
    [1, 12, [1, 2, 'gap', 12]],
    [6, 12, [1, 'gap', 5, 6, 7, 'gap', 12]],
    [12, 12, [1, 'gap', 11, 12]],
  ])('on page %d of %d', (page, count, expected) => {
    expect(pagesOf(page, count)).toEqual(expected);
  });

  it('hide no single page', () => {
    expect(pagesOf(4, 12)).toEqual([1, 2, 3, 4, 5, 'gap', 12]);
    expect(pagesOf(9, 12)).toEqual([1, 'gap', 8, 9, 10, 11, 12]);
  });

  it('are none where there is nothing', () => {
    expect(pagesOf(1, 0)).toEqual([]);
  });
});
