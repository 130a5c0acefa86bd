import { describe, expect, it } from 'vitest';
import { flashesPerMinute, flashPatterns } from './flash-patterns.ts';
import { type ProductEntry, products } from './products/index.ts';
import { translate } from './texts.ts';

const isFlash = (product: ProductEntry): product is ProductEntry<'flashinglight'> =>
  product.type === 'flashinglight';
const lights = products.filter(isFlash);
const patternsOf = (code: string) =>
  flashPatterns(lights.find((light) => light.code === code)?.patterns ?? []);

const counts = { patterns2: 2, patterns6: 6, patterns8: 8, patterns10: 10 };
/** What a data sheet's words call some of them. */
const named = {
  patterns2: [],
  patterns6: ['steady', 'slow', 'fast', 'sos'],
  patterns8: ['steady', 'slow', 'fast', 'sos', 'chase'],
  patterns10: ['steady', 'slow', 'fast', 'sos', 'chase'],
};

it('there are warning lights', () => {
  expect(lights.length).toBeGreaterThan(3);
});

describe.each(lights)('the patterns of the $code', ({ code, spec, patterns }) => {
  it('are as many as its data sheet says, and those that it names', () => {
    expect(new Set(patterns).size).toBe(counts[spec.flash_modes]);
    expect(patterns).toEqual(expect.arrayContaining(named[spec.flash_modes]));
  });

  it('have only its colours, whole flashes, and a round that ends dark', () => {
    for (const { key, colours, timesMs } of patternsOf(code)) {
      expect(spec.colours).toEqual(expect.arrayContaining(colours));
      expect([key, timesMs.length % 2, (timesMs.length / 2) % colours.length]).toEqual([key, 0, 0]);
      const isDark = timesMs.every((time, index) => time > 0 || (key === 'steady' && index === 1));
      expect([key, isDark]).toEqual([key, true]);
    }
  });
});

it('the AF1 flashes 50 times a minute, as its pages say, and within what its data sheet says', () => {
  const words = translate('en', 'spec', 'values.patterns2');
  expect(words).toContain('40 to 60 a minute');
  expect(patternsOf('AF1').map(flashesPerMinute)).toEqual([50, 50]);
});

it('slow is slower than fast, and a steady light does not flash', () => {
  const rates = Object.fromEntries(
    patternsOf('S3').map((pattern) => [pattern.key, flashesPerMinute(pattern)]),
  );
  // By hand: 60 000 / (500 + 1500), and 60 000 / (100 + 150).
  expect(rates).toMatchObject({ steady: 0, slow: 30, fast: 240 });
});

it('SOS is three dots, three dashes and three dots of Morse code', () => {
  const [sos] = flashPatterns(['sos']);
  const lit = sos?.timesMs.filter((_, index) => index % 2 === 0).map((time) => time / 200);
  expect(lit).toEqual([1, 1, 1, 3, 3, 3, 1, 1, 1]);
  // By hand: 5 + 3 dots, 11 + 3, 5 + 7 of 200 ms.
  expect(sos?.timesMs.reduce((sum, time) => sum + time, 0)).toBe(34 * 200);
});
