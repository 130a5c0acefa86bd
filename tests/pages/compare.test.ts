import { describe, expect, it } from 'vitest';
import { documentAt, textOf } from './built.ts';

describe.each([
  {
    language: 'en',
    shown: 'Without JavaScript this page always shows T80, T90, T90V2, T160',
    without: /^This page needs JavaScript/,
  },
  {
    language: 'cn',
    shown: '未启用 JavaScript 时，本页固定显示 T80、T90、T90V2、T160',
    without: /^本页需要 JavaScript/,
  },
])('a comparison without script in $language', ({ language, shown, without }) => {
  it('says what it shows, and shows it', () => {
    const main = documentAt(`/${language}/compare/searchlight`).querySelector('main');
    expect(textOf(main?.querySelector('noscript'))).toContain(shown);
    const table = textOf(main?.querySelector('table'));
    for (const code of ['T80', 'T90', 'T90V2', 'T160']) expect(table).toContain(code);
  });

  it('across families leads to those within one', () => {
    const main = documentAt(`/${language}/compare`).querySelector('main');
    expect(textOf(main?.querySelector('noscript'))).toMatch(without);
    const links = [...(main?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
    expect(links).toContain(`/${language}/compare/searchlight`);
  });
});
