import { builtPages, type Language } from '../pages/built.ts';
import { expect, test } from './test.ts';

/**
 * Addresses to look at one by one. English words are the longer ones, so of the pages that Chinese has for each
 * model every third is enough.
 */
function looked(language: Language): string[] {
  const addresses = builtPages(language).filter((address) => !/\/40[34]$/.test(address));
  const ofModels = addresses.filter((address) => address.includes('/details/'));
  return language === 'en'
    ? addresses
    : addresses.filter((address) => !ofModels.includes(address) || ofModels.indexOf(address) % 3 === 0);
}

// A few at a time, so that they run beside each other. The console is watched by the test itself.
for (const [language, parts] of [
  ['en', 4],
  ['cn', 2],
] as const)
  for (let part = 0; part < parts; part += 1)
    test(`pages in ${language}, part ${part + 1} of ${parts}: no sideways scroll at 320 px, nothing in the console`, async ({
      page,
    }) => {
      test.setTimeout(300_000);
      await page.setViewportSize({ width: 320, height: 640 });
      const own = looked(language).filter((_address, index) => index % parts === part);
      expect(own.length).toBeGreaterThan(50);
      const wide: string[] = [];
      for (const address of own) {
        await page.goto(address);
        const { inner, outer } = await page.evaluate(() => ({
          inner: document.documentElement.scrollWidth,
          outer: document.documentElement.clientWidth,
        }));
        if (inner > outer) wide.push(`${address}: ${inner} px`);
      }
      expect(wide).toEqual([]);
    });
