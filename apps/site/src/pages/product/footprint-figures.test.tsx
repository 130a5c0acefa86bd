import { findProduct, productCodes } from '@payload/catalog';
import { illuminance, luminousIntensity } from '@payload/measure/light';
import { levelAt, noiseOfPlaces, speechMargins } from '@payload/measure/voice';
import { catalogSource } from '@payload/web/data/catalog-source.ts';
import { i18nOf, prepareTexts } from '@payload/web/language/i18n.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { FootprintSection } from './FootprintSection.tsx';

const machines = productCodes.filter((code) => findProduct(code)?.type === 'integratedmachine');

beforeAll(() => prepareTexts('en', ['footprint', 'beam']));

it('there are integrated machines', () => {
  expect(machines.length).toBeGreaterThan(5);
});

describe.each(machines)('the instrument of the %s', (code) => {
  it.each([10, 50, 120])("shows what the catalogue's own functions come to at %d m", async (height) => {
    const { physics } = await catalogSource.productInfo(code, 'en');
    if (physics?.kind !== 'footprint') throw new Error(`${code} is an integrated machine`);
    const { beam, sound } = physics;
    const html = renderToStaticMarkup(
      <MemoryRouter>
        <I18nextProvider i18n={i18nOf('en')}>
          <FootprintSection physics={physics} query={`?at=${height}`} />
        </I18nextProvider>
      </MemoryRouter>,
    ).replaceAll('\u2009', '');
    const spoken =
      /aria-valuetext="(?<at>\d+) metres: (?<light>[\d.]+) lux in a circle of (?<circle>[\d.]+) metres; a voice to (?<quiet>\d+) metres"/.exec(
        html,
      )?.groups;
    expect(Number(spoken?.['at'])).toBe(height);
    const lux = illuminance(luminousIntensity(beam.fluxLm, beam.angleDeg), height);
    expect(Math.abs(Number(spoken?.['light']) - lux)).toBeLessThanOrEqual(lux >= 100 ? 0.51 : 0.051);
    const diameter = 2 * height * Math.tan((beam.angleDeg * Math.PI) / 360);
    expect(Math.abs(Number(spoken?.['circle']) - diameter)).toBeLessThan(0.051);
    expect(Math.abs(Number(spoken?.['quiet']) - Math.sqrt(sound.reachM ** 2 - height ** 2))).toBeLessThan(
      0.51,
    );

    // Beside a street an order is understood as far as its level stands high enough above the noise.
    const radius = Number(
      /beside a street<\/span><\/dt><dd[^>]*><span[^>]*>(?:<[^>]*>)*(?<metres>\d+)/.exec(html)?.groups?.[
        'metres'
      ],
    );
    const over = levelAt(sound.levelDb, Math.hypot(radius, height)) - noiseOfPlaces.street;
    expect(over > speechMargins.understood - 0.2).toBe(radius > 0);
    expect(html.includes('not from this height')).toBe(radius === 0);
  });
});
