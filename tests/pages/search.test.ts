import { describe, expect, it } from 'vitest';
import { documentAt, textOf } from './built.ts';

describe.each([
  { language: 'en', needs: 'needs JavaScript', form: 'Repair request' },
  { language: 'cn', needs: '需要启用 JavaScript', form: '返修申请' },
])('search without a script in $language', ({ language, needs, form }) => {
  it('is a list of all pages that says why', () => {
    const sign = documentAt(`/${language}/`).querySelector('header a[aria-keyshortcuts]');
    expect(sign?.getAttribute('href')).toBe(`/${language}/search`);
    const main = documentAt(`/${language}/search`).querySelector('main');
    expect(textOf(main?.querySelector('noscript p'))).toContain(needs);
    const links = new Map(
      [...(main?.querySelectorAll('a') ?? [])].map((link) => [textOf(link), link.getAttribute('href')]),
    );
    expect(links.get('T90')).toBe(`/${language}/details/product/T90`);
    expect(links.get(form)).toBe(`/${language}/apply/repair`);
  });
});
