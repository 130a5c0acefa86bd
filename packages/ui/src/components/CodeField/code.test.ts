import { describe, expect, it } from 'vitest';
import { codeLength, tidyCode } from './code.ts';

describe('tidyCode', () => {
  it('keeps a code as it is', () => {
    expect(tidyCode('8K20')).toBe('8K20');
  });

  it.each([
    ['full-width', '８Ｋ２０'],
    ['spaces', ' 8 K\u00a02\t0\n'],
    ['a full-width space', '8K\u300020'],
    ['hyphens', '8K-2–0'],
    ['small letters', '8k20'],
    ['what cannot be seen', '\u200b8K20\ufeff'],
  ])('forgives %s', (_what, typed) => {
    expect(tidyCode(typed)).toBe('8K20');
  });

  it('leaves out what is beyond four characters, or the length given', () => {
    expect(codeLength).toBe(4);
    expect(tidyCode('123456')).toBe('1234');
    expect(tidyCode('1234567', 6)).toBe('123456');
  });

  it('makes nothing of nothing', () => {
    expect(tidyCode(' 　')).toBe('');
  });
});
