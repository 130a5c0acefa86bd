import { expect, it } from 'vitest';
import { marksAlong } from './marks.ts';

it.each([
  [24, [0, 5, 10, 15, 20]],
  [199, [0, 50, 100, 150]],
  [860, [0, 200, 400, 600, 800]],
  [1304, [0, 500, 1000]],
])('a length of %i mm has figures at %j', (length, figures) => {
  expect(marksAlong(length).figures).toEqual(figures);
});

it('has the steps of the longest of several lengths', () => {
  expect(marksAlong(99, 239).figures).toEqual([0, 50]);
});

it('divides what lies between two figures by five, and ends within the length', () => {
  const { figures, ticks } = marksAlong(120);
  expect(figures).toEqual([0, 50, 100]);
  expect(ticks).toEqual([10, 20, 30, 40, 60, 70, 80, 90, 110, 120]);
});
