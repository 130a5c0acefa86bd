import { expect, it } from 'vitest';
import { namesByPinyin } from './pinyin.ts';

const names = namesByPinyin(['喊话器', '行业', '维修'], 'han喊 hang行 hua话 qi器 wei维 xing行 xiu修 ye业');

it('finds names by their syllables, and by their first letters where there are three', () => {
  expect(names.get('hanhuaqi')).toBe('喊话器');
  expect(names.get('hhq')).toBe('喊话器');
  expect(names.get('weixiu')).toBe('维修');
  expect(names.get('wx')).toBeUndefined();
});

it('takes a character in each of its readings', () => {
  expect(names.get('hangye')).toBe('行业');
  expect(names.get('xingye')).toBe('行业');
});
