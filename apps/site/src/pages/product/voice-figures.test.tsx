import { findProduct, productCodes } from '@payload/catalog';
import { levelAt, noiseOfPlaces, speechMargins } from '@payload/measure/voice';
import { catalogSource } from '@payload/web/data/catalog-source.ts';
import { i18nOf, prepareTexts } from '@payload/web/language/i18n.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { VoiceSection } from './VoiceSection.tsx';

const horns = productCodes.filter((code) => findProduct(code)?.type === 'megaphone');
const distances = [1, 20, 50, 100, 150, 240];
const places = ['quiet', 'street', 'rotor', 'crowd'] as const;

beforeAll(() => prepareTexts('en', ['voice']));

/** The section of a page with this query, as it is prerendered. */
async function htmlOf(code: string, query: string) {
  const { physics } = await catalogSource.productInfo(code, 'en');
  if (physics?.kind !== 'sound') throw new Error(`${code} is a loudspeaker`);
  const html = renderToStaticMarkup(
    <MemoryRouter initialEntries={[query]}>
      <I18nextProvider i18n={i18nOf('en')}>
        <VoiceSection physics={physics} language="en" query={query} />
      </I18nextProvider>
    </MemoryRouter>,
  );
  return { html, physics };
}

describe.each(horns)('the instrument of the %s', (code) => {
  it.each(places)("shows what the catalogue's own functions come to: %s", async (place) => {
    for (const distance of distances) {
      const { html, physics } = await htmlOf(code, `?at=${distance}&place=${place}`);
      const spoken = /aria-valuetext="(?<text>[^"]*)"/.exec(html)?.groups?.['text'] ?? '';
      const level = levelAt(physics.levelDb, distance);
      const over = level - noiseOfPlaces[place];
      const figures = /: (?<level>[\d.]+) decibels, (?<over>[−\d.]+) over/.exec(spoken)?.groups;
      expect(Math.abs(Number(figures?.['level']) - level)).toBeLessThan(0.051);
      expect(Math.abs(Number(figures?.['over']?.replace('−', '-')) - over)).toBeLessThan(0.051);
      const isUnderstood = place === 'quiet' ? distance <= physics.reachM : over >= speechMargins.understood;
      const verdict = isUnderstood ? 'understood' : over >= speechMargins.heard ? 'heard' : 'lost';
      expect(spoken, `${distance} m`).toContain(verdict);
    }
  });
});
