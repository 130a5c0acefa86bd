import { findAircraft, findProduct, productCodes } from '@payload/catalog';
import { catalogSource } from '@payload/web/data/catalog-source.ts';
import { i18nOf, prepareTexts } from '@payload/web/language/i18n.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { LoadSection } from './LoadSection.tsx';

const units = productCodes.filter((code) => findProduct(code)?.type === 'thrower');

beforeAll(() => prepareTexts('en', ['load']));

/** The section of a page with this query, as it is prerendered. */
async function htmlOf(code: string, query: string) {
  const { physics } = await catalogSource.productInfo(code, 'en');
  if (physics?.kind !== 'load') throw new Error(`${code} is a release unit`);
  const html = renderToStaticMarkup(
    <MemoryRouter initialEntries={[query]}>
      <I18nextProvider i18n={i18nOf('en')}>
        <LoadSection physics={physics} query={query} />
      </I18nextProvider>
    </MemoryRouter>,
  );
  // The isolates around a figure are not seen.
  return { html: html.replaceAll('\u2009', ' ').replaceAll(/[\u2066\u2069]/gu, ''), physics };
}

/** What is said beside an aircraft's bar. */
const stateOf = (html: string, code: string) =>
  new RegExp(`>${code}</span><bdi[^>]*>(?<state>[^<]*)<`).exec(html)?.groups?.['state'] ?? '';

it('there are release units', () => {
  expect(units.length).toBeGreaterThan(6);
});

describe.each(units)('the instrument of the %s', (code) => {
  it('says of each aircraft what is left of a load, or how much it is too heavy', async () => {
    const { physics } = await htmlOf(code, '');
    const { totalKg, aircraft } = physics;
    for (const asked of [0.1, 0.3, 1, 2, 5, 10, 30].filter((load) => load <= totalKg)) {
      // oxlint-disable-next-line no-await-in-loop -- one page after the other
      const { html } = await htmlOf(code, `?at=${asked}`);
      const said = aircraft.map(({ key }) => stateOf(html, key));
      const expected = aircraft.map(({ kg }) => {
        const difference = Math.abs(kg - asked);
        const amount =
          totalKg < 2 ? `${Math.round(difference * 1000)} g` : `${Number(difference.toFixed(2))} kg`;
        return `${amount} ${asked <= kg ? 'left' : 'too heavy'}`;
      });
      expect(said).toEqual(expected);
    }
  });

  it('leaves each aircraft no more than it lifts and the unit is rated for', async () => {
    const { physics } = await htmlOf(code, '');
    const weight = findProduct(code)?.spec.weight_g ?? 0;
    for (const { key, kg } of physics.aircraft) {
      expect(kg).toBeLessThanOrEqual(physics.totalKg);
      expect(kg * 1000).toBeLessThanOrEqual(findAircraft(key).payloadG - weight + 5);
    }
  });
});

// By hand: an M300 lifts 2 700 g; PT4 and the bracket made for it take 520 g of them.
it('shows what was computed by hand for the PT4 below an M300', async () => {
  const { html } = await htmlOf('PT4', '?at=2');
  expect(stateOf(html, 'M300')).toBe('0.18 kg left');
});
