import { describe, expect, it } from 'vitest';
import { defaultPanelOffset, defaultPanels, offsetOf, panelsOf } from './panels.ts';

describe('the constants', () => {
  it('2 panels', () => {
    expect(defaultPanels).toBe(2);
  });

  it('each panel offset 50 %', () => {
    expect(defaultPanelOffset).toBe(50);
    expect([0, 1].map((panel) => offsetOf(panel, defaultPanels))).toEqual([0, defaultPanelOffset]);
  });

  it('6 industries are two panels of three', () => {
    expect(panelsOf(['a', 'b', 'c', 'd', 'e', 'f'], defaultPanels)).toEqual([
      ['a', 'b', 'c'],
      ['d', 'e', 'f'],
    ]);
  });
});

describe('panelsOf', () => {
  it.each([
    [0, 2, []],
    [1, 2, [1]],
    [2, 2, [1, 1]],
    [5, 2, [3, 2]],
    [8, 2, [4, 4]],
    [4, 3, [2, 2]],
    [7, 3, [3, 3, 1]],
  ])('%d items in at most %d panels', (count, panels, sizes) => {
    const items = Array.from({ length: count }, (_, item) => item);
    const filled = panelsOf(items, panels);
    expect(filled.map(({ length }) => length)).toEqual(sizes);
    expect(filled.flat()).toEqual(items);
  });
});

describe('offsetOf', () => {
  it('is in parts of all the panels there are', () => {
    expect([0, 1, 2, 3].map((panel) => offsetOf(panel, 4))).toEqual([0, 25, 50, 75]);
    expect(offsetOf(0, 0)).toBe(0);
  });
});
