import { expect, it } from 'vitest';
import { i18nOf, prepareLanguage } from './i18n.ts';

it('says a code with its article, in English alone', async () => {
  await Promise.all([prepareLanguage('en'), prepareLanguage('cn')]);
  const said = (language: 'en' | 'cn') =>
    ['H1T', 'T90', 'SDKOSDK'].map((code) => i18nOf(language).t('product.haveOne', { code }));
  expect(said('en')).toEqual(['Have an H1T?', 'Have a T90?', 'Have an SDKOSDK?']);
  expect(said('cn')).toEqual(['已经有 H1T？', '已经有 T90？', '已经有 SDKOSDK？']);
});
