import { expect, it } from 'vitest';
import { atomOf } from './atom.ts';

it('leaves nothing in a feed that XML does not take, whoever wrote it', () => {
  const at = new Date('2026-11-02T08:00:00Z');
  const entry = {
    id: 'urn:x:1',
    title: 'a\u0000b\uffff<&>"',
    published: at,
    updated: at,
    page: '/',
    content: ']]>',
  };
  const feed = { id: 'urn:x', title: 'T', author: 'A', lang: 'en', self: '/f"', page: '/', updated: at };
  const xml = atomOf({ ...feed, entries: [entry] });
  expect(xml).toContain('<title>a\ufffdb\ufffd&lt;&amp;&gt;&quot;</title>');
  expect(xml).toContain(']]&gt;');
  expect(xml).toContain('href="/f&quot;"');
});
