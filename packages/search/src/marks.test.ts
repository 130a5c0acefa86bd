import { expect, it } from 'vitest';
import { stretchesOf } from './marks.ts';

const marked = (text: string, ...terms: string[]) =>
  stretchesOf(text, new Set(terms))
    .map(({ text: stretch, isHit }) => (isHit ? `[${stretch}]` : stretch))
    .join('');

it.each([
  ['探照灯用于夜间，灯为白光', ['灯'], '探照[灯]用于夜间，[灯]为白光'],
  ['喊话没有声音', ['没有', '声音'], '喊话[没有][声音]'],
  ['探照灯', ['探照', '照灯'], '[探照灯]'],
  ['Searchlights', ['search'], '[Search]lights'],
  ['T90V2 13\u2009000 lm', ['t90', '13000'], '[T90]V2 [13\u2009000] lm'],
  ['130 dB', ['13'], '130 dB'],
])('in %s what was typed is marked', (text, terms, expected) => {
  expect(marked(text, ...terms).replaceAll('][', '')).toBe(expected.replaceAll('][', ''));
});
