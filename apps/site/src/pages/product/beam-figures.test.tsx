import { findProduct, productCodes } from '@payload/catalog';
import { illuminance, luminousIntensity, recognitionRange } from '@payload/measure/light';
import { BeamInstrument, type BeamInstrumentProps } from '@payload/ui/BeamInstrument';
import { catalogSource } from '@payload/web/data/catalog-source.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

const lamps = productCodes.filter((code) => findProduct(code)?.type === 'searchlight');
const distances = [10, 20, 50, 77, 100, 120, 150, 200, 250, 299, 300];

const nothing = '';
const translations: BeamInstrumentProps['translations'] = {
  distance: 'Distance',
  spoken: ({ distance, light, circle }) => [distance, light, circle].join(';'),
  light: nothing,
  circle: nothing,
  moon: nothing,
  recognised: nothing,
  levels: {
    theatre: nothing,
    office: nothing,
    corridor: nothing,
    junction: nothing,
    road: nothing,
    street: nothing,
    path: nothing,
    moon: nothing,
    dark: nothing,
  },
  lanes: () => nothing,
  moonlight: () => nothing,
  within: 'within',
  beyond: 'beyond',
  limit: () => nothing,
  add: nothing,
  remove: () => nothing,
};

/** What the instrument says of a lamp at a distance, from its HTML. */
function shown(beam: BeamInstrumentProps['beams'][0], distance: number) {
  const html = renderToStaticMarkup(
    <BeamInstrument beams={[beam]} distance={distance} translations={translations} />,
  );
  const spoken = /aria-valuetext="(?<values>[^"]*)"/.exec(html)?.groups?.['values'] ?? '';
  const [at, light, circle] = spoken.split(';').map((value) => Number(value.replaceAll('\u2009', '')));
  return { at, light, circle, isRecognised: html.includes('within') };
}

/** As far as a figure is from the one it is rounded from, at most. */
const rounding = (value: number) => (value >= 100 ? 0.5 : value >= 1 ? 0.05 : 0.005) + 2e-5 * value;

it('there are lamps', () => {
  expect(lamps.length).toBeGreaterThan(8);
});

describe.each(lamps)('the instrument of the %s', (code) => {
  it("shows what the catalogue's own functions come to at every distance", async () => {
    const { physics } = await catalogSource.productInfo(code, 'en');
    if (physics?.kind !== 'beam') throw new Error(`${code} is a lamp`);
    const candela = luminousIntensity(physics.fluxLm, physics.angleDeg);
    const range = recognitionRange(candela);
    const beam = {
      code,
      angle: physics.angleDeg,
      intensity: physics.candela,
      recognised: physics.recognisedM,
    };
    for (const distance of distances) {
      const { at, light = 0, circle = 0, isRecognised } = shown(beam, distance);
      const lux = illuminance(candela, distance);
      expect(at).toBe(distance);
      expect(Math.abs(light - lux), `lux at ${distance} m`).toBeLessThanOrEqual(rounding(lux));
      const diameter = 2 * distance * Math.tan((physics.angleDeg * Math.PI) / 360);
      expect(Math.abs(circle - diameter), `circle at ${distance} m`).toBeLessThanOrEqual(0.05 + 1e-9);
      expect(isRecognised).toBe(distance <= range);
    }
  });

  it('shows the light that its data sheet states at 50 and 100 m', async () => {
    const { physics } = await catalogSource.productInfo(code, 'en');
    if (physics?.kind !== 'beam') throw new Error(`${code} is a lamp`);
    const { angleDeg: angle, candela: intensity, recognisedM: recognised, points } = physics;
    for (const { distanceM, lux } of points) {
      const { light = 0 } = shown({ code, angle, intensity, recognised }, distanceM);
      expect(Math.abs(light - lux)).toBeLessThanOrEqual(0.5);
    }
  });
});
