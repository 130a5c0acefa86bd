import { expect, it } from 'vitest';
import { serviceTime } from './service-time.ts';

/** Without the marks that keep a figure in its order. */
const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '');

it.each([
  [8760, 'en', '1 year'],
  [17_520, 'en', '2 years'],
  [8760, 'cn', '1年'],
  [4000, 'en', '4\u2009000\u2009h'],
] as const)('%d hours of service are said in %s as %s', (hours, language, said) => {
  expect(plain(serviceTime(hours, language))).toBe(said);
});
