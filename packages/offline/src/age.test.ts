import { expect, it } from 'vitest';
import { ageIn } from './age.ts';

const now = new Date('2025-06-15T12:00:00Z');
const before = (seconds: number) => new Date(now.getTime() - seconds * 1000);

it.each([
  [5, 'now', '现在'],
  [60, '1 minute ago', '1分钟前'],
  [7200, '2 hours ago', '2小时前'],
  [86_400 * 3, '3 days ago', '3天前'],
  [86_400 * 70, '2 months ago', '2个月前'],
  [-30, 'now', '现在'],
])('says %d seconds in the largest unit that fits', (seconds, en, cn) => {
  expect(ageIn('en', before(seconds), now)).toBe(en);
  expect(ageIn('zh-CN', before(seconds), now)).toBe(cn);
});
