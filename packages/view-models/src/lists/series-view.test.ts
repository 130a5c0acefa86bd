import { productsByType } from '@payload/catalog';
import { numberOf } from '@payload/web/products/spec.ts';
import { expect, it } from 'vitest';
import { defaultView } from './list-view.ts';
import { longestWordOf, seriesViewOf } from './series-view.ts';

const searchlights = productsByType('searchlight', 'en');

it('spans from the least to the most of the figure that the family is measured by', () => {
  const { measured, span } = seriesViewOf(searchlights, defaultView, null);
  const values = measured.map(({ keyFigure }) => numberOf(keyFigure));
  expect(values.length).toBeGreaterThan(1);
  expect(span?.most).toBe(values[0]);
  expect(span?.least).toBe(values.at(-1));
});

it('has no span without a figure', () => {
  expect(seriesViewOf([], defaultView, null)).toMatchObject({
    span: null,
    measure: null,
    lightest: undefined,
  });
});

it('lists what fits the aircraft of the filter, and measures all of the family', () => {
  const all = seriesViewOf(searchlights, defaultView, null);
  const some = seriesViewOf(searchlights, { ...defaultView, filter: 'M30' }, null);
  expect(all.visible).toHaveLength(searchlights.length);
  expect(some.visible.length).toBeLessThan(searchlights.length);
  expect(some.visible.every(({ aircraft }) => aircraft.includes('M30'))).toBe(true);
  expect(some.measured).toEqual(all.measured);
});

it('puts the visitor’s own aircraft first', () => {
  const [last] = seriesViewOf(searchlights, defaultView, null).aircraft.at(-1) ?? [];
  expect(last).toBeDefined();
  expect(seriesViewOf(searchlights, defaultView, last ?? null).aircraft[0]?.[0]).toBe(last);
});

it('measures the longest word of a headline', () => {
  expect(longestWordOf('Load brackets')).toBeCloseTo(8 * 0.7);
});
