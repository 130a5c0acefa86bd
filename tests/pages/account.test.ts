import { describe, expect, it } from 'vitest';
import { documentAt, textOf } from './built.ts';

describe.each([
  { language: 'en', signIn: 'Sign in', needs: 'Signing in needs JavaScript' },
  { language: 'cn', signIn: '登录', needs: '登录需要启用 JavaScript' },
])('the account without a script in $language', ({ language, signIn, needs }) => {
  it('is led to by the header of every page, and says what it needs', () => {
    const entry = [...documentAt(`/${language}/`).querySelectorAll('header a')].find(
      (link) => textOf(link) === signIn,
    );
    expect(entry?.getAttribute('href')).toBe(`/${language}/user`);
    const page = documentAt(`/${language}/user`);
    expect(textOf(page.querySelector('h1'))).toBe(signIn);
    expect(textOf(page.querySelector('main noscript'))).toContain(needs);
  });
});
