import { describe, expect, it } from 'vitest';
import { shortcutFrom } from '../../apps/server/src/web/shortcuts.ts';
import { builtPages, documentAt, languages } from './built.ts';

// Who shortens an address by hand finds what lists the pages below it, at the part that does.
describe.each(languages)('the beginning of an address in %s', (language) => {
  const pages = builtPages(language);

  it.each([
    '/series',
    '/details',
    '/details/product',
    '/load',
    '/compare',
    '/solution',
    '/apply',
    '/policy',
    '/apiCloud',
  ])('%s leads on', (beginning) => {
    const address = `/${language}${beginning}`;
    const [path = '', part] = (pages.includes(address) ? address : (shortcutFrom(address) ?? '')).split('#');
    expect(pages).toContain(path);
    expect(part === undefined || documentAt(path).getElementById(part) !== null).toBe(true);
  });
});
