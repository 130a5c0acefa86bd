import { pageStateLink } from '@payload/web/data/page-state-markup.ts';
import { expect, it } from 'vitest';
import { assetsOf, titleOf } from './page-html.ts';

const html =
  '<html><head><title>R&amp;D &quot;T90&quot; · JZ</title><link rel="stylesheet" href="/assets/style-1.css"><link rel="modulepreload" href="/assets/a-2.js"><script type="module" src="/assets/main-3.js"></script></head><body><a href="/en/faq">x</a><img src="/static/pic/a.png"><script src="/assets/main-3.js"></script></body></html>';

it('names each file that a document runs with, once', () => {
  expect(assetsOf(html)).toEqual(['/assets/style-1.css', '/assets/a-2.js', '/assets/main-3.js']);
});

it('takes the file with its data for none of them', () => {
  expect(assetsOf(`${html}${pageStateLink('/assets/state-4.json')}`)).toEqual(assetsOf(html));
});

it('reads the title as text', () => {
  expect(titleOf(html)).toBe('R&D "T90" · JZ');
  expect(titleOf('<p>none</p>')).toBe('');
});
