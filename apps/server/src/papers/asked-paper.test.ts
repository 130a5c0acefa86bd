import * as catalog from '@payload/catalog';
import { expect, it, vi } from 'vitest';
import { askedPaper } from './asked-paper.ts';

let lookups = 0;

vi.mock(import('@payload/catalog'), async (importOriginal) => {
  const original = await importOriginal();
  return {
    ...original,
    productInfo: (...asked: Parameters<typeof original.productInfo>) => {
      lookups += 1;
      return original.productInfo(...asked);
    },
  };
});

const noPicture = () => Promise.resolve(null);
const ask = (name: string, query: string) => askedPaper(name, new URLSearchParams(query), 'en', noPicture);

/** As long as Node takes an address: 16 kB. */
const longest = 15_600;
const repeated = (name: string) => `${name},`.repeat(longest / (name.length + 1));

it.each([
  ['load', `aircraft=m350&models=${repeated('T90')}`],
  ['load', `aircraft=m350&models=${repeated('t90,T90')}`],
  ['compare', `models=${repeated('T90,t80')}`],
])('of %s the longest list is looked up once for each model it names', (name, query) => {
  lookups = 0;
  const started = performance.now();
  const paper = ask(name, query);
  const took = performance.now() - started;
  console.log(`${name}, ${query.length} characters: ${lookups} look-ups, ${took.toFixed(1)} ms`);
  expect(paper).toHaveProperty('key');
  expect(lookups).toBeLessThanOrEqual(2);
  // Printed for whoever wonders; the bound is for a machine that does much else.
  expect(took).toBeLessThan(100);
});

it('looks nothing up of a list that is too long', () => {
  const codes = catalog.products.map(({ code }) => code);
  lookups = 0;
  expect(ask('load', `aircraft=m350&models=${codes.slice(0, 21).join(',')}`)).toEqual({
    status: 400,
    text: 'At most 20 payloads are weighed together. Name fewer.',
  });
  expect(ask('compare', `models=${codes.slice(0, 5).join(',')}`)).toEqual({
    status: 400,
    text: 'Four models fit side by side. Name fewer.',
  });
  const unknown = Array.from({ length: longest / 4 }, (_, index) => index.toString(36)).join(',');
  expect(ask('load', `aircraft=m350&models=${unknown}`)).toHaveProperty('status', 400);
  expect(lookups).toBe(0);
});

it('makes what the catalogue says of a model once', () => {
  ask('load', 'aircraft=m350&models=T90,H150T');
  lookups = 0;
  ask('load', 'aircraft=m350&models=H150T,T90');
  ask('compare', 'models=T90,H150T');
  expect(lookups).toBe(0);
});
