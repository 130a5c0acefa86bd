import { describe, expect, it } from 'vitest';
import { documentAt, htmlAt, textOf } from './built.ts';
import { kinds } from './kinds.ts';

describe.each([
  { language: 'en', other: 'cn', otherName: '中文' },
  { language: 'cn', other: 'en', otherName: 'English' },
] as const)('before it runs, in $language', ({ language, other, otherName }) => {
  it.each(kinds)('$path says what it is, and leads to the other language', (kind) => {
    const page = documentAt(`/${language}${kind.path}`);
    expect(textOf(page.querySelector('h1'))).toMatch(kind[language]);
    const main = page.querySelector('main');
    for (const unread of main?.querySelectorAll('script, style, template') ?? []) unread.remove();
    expect(textOf(main).length).toBeGreaterThan(100);
    // Nothing above them waits for a script to be shown.
    expect(page.querySelectorAll(':is(html, body, main)[hidden], [hidden] main, [hidden] h1')).toHaveLength(
      0,
    );
    const links = [...page.querySelectorAll(`a[href="/${other}${kind.path}"]`)];
    expect(links.map(textOf)).toContain(otherName);
  });
});

describe('an address without a language', () => {
  it.each(kinds)('$path leads to Chinese where no script runs, and offers both', ({ path }) => {
    const page = documentAt(path);
    expect(page.querySelector('noscript meta[http-equiv=refresh]')?.getAttribute('content')).toBe(
      `0;url=/cn${path}`,
    );
    const links = [...page.querySelectorAll('a')];
    expect(links.map((link) => [link.getAttribute('href'), link.lang])).toEqual([
      [`/cn${path}`, 'zh-CN'],
      [`/en${path}`, 'en'],
    ]);
    // Its script runs before anything is drawn.
    expect(htmlAt(path)).toMatch(/<head>.*<script src="\/language-gate\.js"><\/script>.*<\/head>/s);
  });
});
