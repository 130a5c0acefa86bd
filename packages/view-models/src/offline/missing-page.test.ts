import { expect, it } from 'vitest';
import { missingPage } from './missing-page.ts';

it('leads back to a page of this site alone', () => {
  expect(missingPage('/en/details/product/T90?from=1')).toBe('/en/details/product/T90?from=1');
  expect(missingPage('/cn/')).toBe('/cn/');
  for (const foreign of [
    null,
    '',
    'https://example.org/en/',
    '//example.org/en/',
    '/en//x',
    '/api/x',
    'javascript:0',
  ])
    expect(missingPage(foreign)).toBeNull();
});
