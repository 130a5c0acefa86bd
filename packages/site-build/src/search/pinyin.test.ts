import words from '@payload/catalog/locales/cn/search-words.json' with { type: 'json' };
import { expect, it } from 'vitest';
import { pinyinOf } from './pinyin.ts';

const pinyin = pinyinOf(words);

it('reads the characters of names as they are read there', () => {
  expect(pinyin).toMatch(/(?:^| )han\p{Script=Han}*喊/u);
  // 行 of 行业 is no 行 of 飞行, and 重 of 重量 no 重 of 重启.
  expect(pinyin).toMatch(/(?:^| )hang\p{Script=Han}*行/u);
  expect(pinyin).toMatch(/(?:^| )zhong\p{Script=Han}*重/u);
});

it('has no syllable twice', () => {
  const syllables = pinyin.split(' ').map((one) => one.replaceAll(/\P{ASCII}/gu, ''));
  expect(new Set(syllables).size).toBe(syllables.length);
});
