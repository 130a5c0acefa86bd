import { expect, it } from 'vitest';
import { looksOf } from './look-alikes.ts';

it.each([
  ['lin', 'case'],
  ['L\u0456n', 'a Cyrillic i'],
  ['L\u03B9\u03B7', 'Greek letters'],
  ['Lín', 'an accent'],
  ['Ｌｉｎ', 'full width'],
  ['L i-n', 'space and marks'],
  ['1in', 'a digit'],
  ['Iin', 'a capital I'],
  ['Li\u200Bn', 'what is not seen'],
])('%s looks like Lin, by %s', (name) => {
  expect(looksOf(name)).toBe(looksOf('Lin'));
});

it.each(['Lina', 'Lim', '林', '琳', 'Kim'])('%s does not', (name) => {
  expect(looksOf(name)).not.toBe(looksOf('Lin'));
});

it('keeps names apart that are written without letters of the alphabet', () => {
  expect(looksOf('王小明')).not.toBe(looksOf('王晓明'));
  expect(looksOf('Соня')).toBe(looksOf('соня'));
});
