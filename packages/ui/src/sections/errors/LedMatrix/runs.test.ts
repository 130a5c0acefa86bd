import { expect, it } from 'vitest';
import { everyLamp, litPath } from './runs.ts';

it('draws a run of lamps as one line', () => {
  // 0110 1001: two lamps from the second on, then the fifth and the eighth.
  expect(litPath(['69'])).toBe('M1.5 0.5h1.01M4.5 0.5h0.01M7.5 0.5h0.01');
  expect(litPath(['0', '8'])).toBe('M0.5 1.5h0.01');
});

it('draws every row of a panel', () => {
  expect(everyLamp(4, 2)).toBe('M.5 0.5h3.01M.5 1.5h3.01');
});
