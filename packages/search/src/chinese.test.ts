import { expect, it } from 'vitest';
import { plainChinese } from './chinese.ts';

it.each([
  ['DS4重不重', 'DS4重'],
  ['会不会伤眼睛', '会伤眼睛'],
  ['经纬三百五', '经纬350'],
  ['三百零五', '305'],
  ['九十瓦', '90瓦'],
  ['十六个字', '16个字'],
  ['两千流明', '2000流明'],
])('%s is typed plainly as %s', (query, plain) => {
  expect(plainChinese(query)).toBe(plain);
});

it.each(['一体机', '三合一', 'T90二代', '没有声音', 'not spoken'])('%s stays as it is', (query) => {
  expect(plainChinese(query)).toBe(query);
});
