import { expect, it } from 'vitest';
import { documentAt, textOf } from './built.ts';

it.each([
  ['en', 'Need a T90? Request a quote'],
  ['cn', '需要 T90？在线询价'],
])('a product leads to a quote for it in %s', (language, text) => {
  const links = [...documentAt(`/${language}/details/product/T90`).querySelectorAll('a')];
  const link = links.find((each) => each.getAttribute('href') === `/${language}/apply/quote?models=T90`);
  expect(textOf(link)).toBe(text);
});
