import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { documentPolicy } from './document-policy.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What a document's policy lets come from where. */
function sourcesIn(html: string): Record<'style' | 'script', string> {
  const directives = documentPolicy(html).split('; ');
  const of = (name: string) => directives.find((each) => each.startsWith(`${name} `))?.slice(name.length + 1);
  return { style: of('style-src') ?? '', script: of('script-src') ?? '' };
}

describe('a document’s policy', () => {
  it('allows each style and each script that stands in it, and no other', () => {
    const html =
      '<!doctype html><html><head><style>p{color:#fff}</style><style media="print">nav{display:none}</style>' +
      '<script>onclick=()=>{}</script><script type="module">import "/a.js"</script></head>' +
      '<body><p>×</p><style>p::before{content:"×"}</style></body></html>';
    expect(sourcesIn(html)).toEqual({
      style: `'self' ${['p{color:#fff}', 'nav{display:none}', 'p::before{content:"×"}'].map(hashOf).join(' ')}`,
      script: `'self' ${['onclick=()=>{}', 'import "/a.js"'].map(hashOf).join(' ')}`,
    });
  });

  it('names what stands there twice once', () => {
    expect(sourcesIn('<style>p{}</style><style>p{}</style>').style).toBe(`'self' ${hashOf('p{}')}`);
  });

  it('allows what a browser without scripts reads, and what a picture is drawn with', () => {
    const html =
      '<head><noscript><style>a{}</style></noscript></head><svg><style>b{}</style></svg><template><style>c{}</style></template>';
    expect(sourcesIn(html).style).toBe(`'self' ${['a{}', 'b{}', 'c{}'].map(hashOf).join(' ')}`);
  });

  it('hashes what a browser sees: line ends as one character, entities as they are', () => {
    expect(sourcesIn('<style>a{}\r\nb{}\n</style><script>1&amp;2</script>')).toEqual({
      style: `'self' ${hashOf('a{}\nb{}\n')}`,
      script: `'self' ${hashOf('1&amp;2')}`,
    });
  });

  it.each([
    '<script src="/assets/main.js">ignored()</script>',
    '<script type="application/json">{"a":1}</script>',
    '<script type="application/ld+json">{"a":1}</script>',
    '<script type="application/json">{"a":"<style>p{}</style><script>b()"}</script>',
    '<!-- <script>a()</script><style>p{}</style> -->',
    '<title><style>p{}</style></title>',
    '<textarea><script>a()</script></textarea>',
    '<p title="<script>a()</script>">&lt;script&gt;a()&lt;/script&gt;</p>',
  ])('allows nothing more for %s', (html) => {
    expect(sourcesIn(`<!doctype html>${html}`)).toEqual({ style: "'self'", script: "'self'" });
  });
});
