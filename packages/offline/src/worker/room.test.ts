import { expect, it } from 'vitest';
import { tooMany } from './room.ts';

it('lets the oldest go only beyond the limit, and nothing where there is none', () => {
  expect(tooMany(60, 60)).toBe(0);
  expect(tooMany(63, 60)).toBe(3);
  expect(tooMany(1000, undefined)).toBe(0);
});
