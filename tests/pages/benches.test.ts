import { describe, expect, it } from 'vitest';
import { aircraft, loadBench } from '../../packages/catalog/src/index.ts';
import { sumLoad } from '../../packages/catalog/src/load-rules.ts';
import { documentAt, languages, textOf } from './built.ts';

/** The sets that links of a page hang from an aircraft, by the aircraft's address. */
const setsOn = (address: string) =>
  [...documentAt(address).querySelectorAll('main a[href*="/load/"]')].flatMap((link) => {
    const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'http://site.example');
    const [, , , key = ''] = pathname.split('/');
    const codes = searchParams.get('models')?.split(',');
    return codes ? [{ key, codes }] : [];
  });

describe.each(languages)('benches in %s', (language) => {
  it('are drawn empty, and lead to what the aircraft carries', () => {
    const main = documentAt(`/${language}/load/m350`).querySelector('main');
    const plan = [...(main?.querySelectorAll('[alt], [aria-label]') ?? [])].map(
      (element) => element.getAttribute('alt') ?? element.getAttribute('aria-label') ?? '',
    );
    expect(plan.filter((name) => (language === 'en' ? /^Plan view/ : /俯视线图$/).test(name))).toHaveLength(
      1,
    );
    const links = [...(main?.querySelectorAll('a') ?? [])].filter((link) => textOf(link) === 'T90');
    expect(links.map((link) => link.getAttribute('href'))).toContain(`/${language}/details/product/T90`);
  });

  it('are led to by a product, with the product hanging', () => {
    expect(setsOn(`/${language}/details/product/T90`)).toContainEqual({ key: 'm350', codes: ['T90'] });
  });

  it('are led to by a combination, with all of it, which flies', () => {
    const sets = setsOn(`/${language}/solution/FireFighting`);
    expect(sets.length).toBeGreaterThan(1);
    expect(sets.filter(({ codes }) => codes.length > 1).length).toBeGreaterThan(0);
    for (const { key, codes } of sets) {
      const entry = aircraft.find((each) => each.key.toLowerCase() === key);
      if (!entry) throw new Error(`${key} is no aircraft`);
      const { carrier, products } = loadBench(entry);
      const hanging = products.filter(({ code }) => codes.includes(code));
      expect(hanging.map(({ code }) => code).toSorted()).toEqual(codes.toSorted());
      expect(sumLoad(carrier, hanging).faults, `${codes.join(' + ')} on ${key}`).toEqual([]);
    }
  });
});
