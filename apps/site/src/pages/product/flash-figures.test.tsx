import { findProduct, flashesPerMinute, productCodes } from '@payload/catalog';
import { catalogSource } from '@payload/web/data/catalog-source.ts';
import { i18nOf, prepareTexts } from '@payload/web/language/i18n.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { FlashSection } from './FlashSection.tsx';

const lights = productCodes.filter((code) => findProduct(code).type === 'flashinglight');

beforeAll(() => prepareTexts('en', ['flash']));

/** The section of a page with this query, as it is prerendered, and the figures that it shows. */
async function shown(code: string, query: string) {
  const { physics } = await catalogSource.productInfo(code, 'en');
  if (physics?.kind !== 'strobe') throw new Error(`${code} is a warning light`);
  const html = renderToStaticMarkup(
    <MemoryRouter initialEntries={[query]}>
      <I18nextProvider i18n={i18nOf('en')}>
        <FlashSection physics={physics} query={query} />
      </I18nextProvider>
    </MemoryRouter>,
  ).replaceAll('\u2009', ' ');
  const words = html
    .slice(html.indexOf('<dl'))
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
  const figure = (name: string) =>
    Number(
      new RegExp(`${name} (?<value>[\\d ]+\\d|\\d)`).exec(words)?.groups?.['value']?.replaceAll(' ', ''),
    );
  return { physics, html, words, figure };
}

it('there are warning lights', () => {
  expect(lights.length).toBeGreaterThan(3);
});

describe.each(lights)('the instrument of the %s', (code) => {
  it('has each of its patterns, with what the times come to', async () => {
    const { physics } = await shown(code, '');
    for (const pattern of physics.patterns) {
      // oxlint-disable-next-line no-await-in-loop -- one page after the other
      const { html, figure } = await shown(code, `?pattern=${pattern.key}`);
      expect(html.match(/type="radio"/g)).toHaveLength(physics.patterns.length);
      expect(figure('Flashes a minute'), `pattern ${pattern.key}`).toBe(
        Math.round(flashesPerMinute(pattern)),
      );
      const lit = pattern.timesMs.filter((_, index) => index % 2 === 0).reduce((sum, time) => sum + time, 0);
      const round = pattern.timesMs.reduce((sum, time) => sum + time, 0);
      expect(figure('Lit for'), `pattern ${pattern.key}`).toBe(Math.round((100 * lit) / round));
      expect(figure('Seen from')).toBe(physics.visibleM);
    }
  });

  it('says that its times are samples, and that nothing flashes faster than a screen may', async () => {
    const { html } = await shown(code, '');
    expect(html).toContain('sample data');
    expect(html).toContain('never more than 3 flashes a second, as WCAG 2.3.1 asks');
  });
});

// By hand: a round of 1 200 ms; two flashes in 1 400 ms, of 80 ms each; 1, 1, 1, 3, 3, 3, 1, 1, 1 of 34 dots.
it.each([
  ['AF1', '?pattern=aviationWhite', [50, 8, 100]],
  ['S2', '?pattern=double', [86, 11, 100]],
  ['S3mini', '?pattern=sos', [79, 44, 100]],
  ['S3', '?pattern=fast', [240, 40, 75]],
])('the %s shows what was computed by hand: %s', async (code, query, figures) => {
  const { figure } = await shown(code, query);
  expect(['Flashes a minute', 'Lit for', 'Speed on this screen'].map(figure)).toEqual(figures);
});
