import { findProduct, productCodes } from '@payload/catalog';
import { catalogSource } from '@payload/web/data/catalog-source.ts';
import { i18nOf, prepareTexts } from '@payload/web/language/i18n.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { SignSection } from './SignSection.tsx';

const signs = productCodes.filter((code) => findProduct(code)?.type === 'displayEquipment');

beforeAll(() => prepareTexts('en', ['sign']));

it('there are signs', () => {
  expect(signs).toEqual(['LD5', 'DS4', 'DS16']);
});

describe.each(signs)('the instrument of the %s', (code) => {
  it.each([5, 20, 50, 60])('shows the panel as it is seen from %d m', async (distance) => {
    const { physics } = await catalogSource.productInfo(code, 'en');
    if (physics?.kind !== 'sign') throw new Error(`${code} is a sign`);
    const html = renderToStaticMarkup(
      <MemoryRouter>
        <I18nextProvider i18n={i18nOf('en')}>
          <SignSection physics={physics} query={`?at=${distance}`} />
        </I18nextProvider>
      </MemoryRouter>,
    );
    const { width, height } = physics.panelMm;
    const spoken =
      /aria-valuetext="(?<at>\d+) metres: (?<width>[\d.]+) millimetres .*? letters of (?<letter>[\d.]+) minutes of arc; (?<verdict>[^"]*)"/.exec(
        html.replaceAll('&#x27;', "'"),
      )?.groups;
    expect(Number(spoken?.['at'])).toBe(distance);
    // Of 60 cm as much as the panel is of the distance.
    expect(Math.abs(Number(spoken?.['width']) - (600 * width) / (distance * 1000))).toBeLessThan(0.051);
    const radians = Math.atan(height / 1000 / distance);
    expect(Math.abs(Number(spoken?.['letter']) - (radians * 180 * 60) / Math.PI)).toBeLessThan(0.051);
    expect(spoken?.['verdict']).toBe(
      distance <= physics.readableM ? 'it is read at this distance' : 'too far to be read',
    );
  });
});
