import { findAircraft, findProduct, productCodes } from '@payload/catalog';
import { catalogSource } from '@payload/web/data/catalog-source.ts';
import { i18nOf, prepareTexts } from '@payload/web/language/i18n.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { StackSection } from './StackSection.tsx';

const brackets = productCodes.filter((code) => findProduct(code).type === 'loadbracket');

beforeAll(() => prepareTexts('en', ['stack']));

/** The section of a page with this query, as it is prerendered, its words in their order. */
async function shown(code: string, query: string) {
  const { physics } = await catalogSource.productInfo(code, 'en');
  if (physics?.kind !== 'stack') throw new Error(`${code} is a bracket`);
  const html = renderToStaticMarkup(
    <MemoryRouter initialEntries={[query]}>
      <I18nextProvider i18n={i18nOf('en')}>
        <StackSection code={code} physics={physics} query={query} />
      </I18nextProvider>
    </MemoryRouter>,
  );
  const words = html
    .slice(html.indexOf('<dl'))
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('\u2009', '')
    .replaceAll(/\s+/g, ' ');
  const figure = (name: string) =>
    Number(new RegExp(`${name} (?<value>[\\d.]+)`).exec(words)?.groups?.['value']);
  return { physics, words, figure };
}

it('there are brackets', () => {
  expect(brackets.length).toBeGreaterThan(8);
});

describe.each(brackets)('the instrument of the %s', (code) => {
  it('stacks each payload by the figures of the data sheets', async () => {
    const { physics } = await shown(code, '');
    const bracket = findProduct(code);
    for (const { code: held, aircraft } of physics.payloads) {
      const payload = findProduct(held);
      // oxlint-disable-next-line no-await-in-loop -- one page after the other
      const { figure, words } = await shown(code, `?with=${held}`);
      const weight = bracket.spec.weight_g + payload.spec.weight_g;
      expect(figure('Weight together'), `with a ${held}`).toBe(weight);
      const [first, ...others] = aircraft;
      if (!first) throw new Error(`${held} is flown by none`);
      expect(figure(`Left on ${first}`), `with a ${held}`).toBe(findAircraft(first).payloadG - weight);
      for (const other of others)
        expect(words, `with a ${held}`).toContain(`${other} ${findAircraft(other).payloadG - weight}`);
    }
  });
});

// By hand: 38 and 135 mm, 116 and 845 g of 2 730 g; 24 and 96 mm, 21 and 275 g of 299 g; 60 and 170 mm, 620 and 1 650 g of 30 000 g.
it.each([
  ['M350PSDK', 'T90', 'M350', [173, 961, 1769, 3]],
  ['M30PSDK2', 'U30', 'M30', [120, 296, 3, 0.3]],
  ['FC30', 'T160', 'FC30', [230, 2270, 27730, 30]],
])('the %s shows what was computed by hand with a %s', async (code, held, aircraft, figures) => {
  const { figure } = await shown(code, `?with=${held}`);
  const names = ['Height together', 'Weight together', `Left on ${aircraft}`, 'The bracket is rated for'];
  expect(names.map(figure)).toEqual(figures);
});
