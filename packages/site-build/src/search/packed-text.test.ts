import { brotliCompressSync, constants } from 'node:zlib';
import type { SearchEntry } from '@payload/search';
import { describe, expect, it } from 'vitest';
import { searchData } from './entries.ts';
import { withPackedText } from './packed-text.ts';

const entry = (text: string): SearchEntry => ({
  kind: 'product',
  href: '/',
  title: 'T90 searchlight',
  detail: '探照灯',
  text,
});
const packed = (text: string) => withPackedText(entry(text), new Set(['the', 'a'])).text;

describe('withPackedText', () => {
  it('keeps each word once, without what is found by the title or not looked for', () => {
    expect(packed('The beam of a searchlight. A narrow beam, 13\u2009000 lm.')).toBe(
      'beam of narrow 13000 lm',
    );
  });

  it('keeps the pairs of Chinese that stand in a word, and not those of two', () => {
    expect(packed('喊话距离的测试条件')).toBe('喊话距离 测试 条件');
  });
});

// Fetched by everybody who searches; what both weighed before answers, pinyin and aircraft were in them (decision 0060).
it.each([
  ['en', 36_700],
  ['cn', 38_300],
] as const)('the index file in %s is no heavier than it was', (language, budget) => {
  const file = Buffer.from(JSON.stringify(searchData(language)));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: file.length,
  };
  expect(brotliCompressSync(file, { params }).length).toBeLessThanOrEqual(budget);
});
