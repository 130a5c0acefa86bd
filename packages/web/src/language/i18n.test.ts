import { expect, it } from 'vitest';
import { i18nOf, prepareLanguage } from './i18n.ts';

it.each([
  ['en', ['Have an H1T?', 'Have a T90?', 'Have an SDKOSDK?']],
  ['cn', ['已经有 H1T？', '已经有 T90？', '已经有 SDKOSDK？']],
] as const)('in %s says a code with the article that it has', async (language, said) => {
  await prepareLanguage(language);
  const { t } = i18nOf(language);
  expect(['H1T', 'T90', 'SDKOSDK'].map((code) => t('product.haveOne', { code }))).toEqual(said);
});
