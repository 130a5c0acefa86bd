import { illuminance, luminousIntensity } from '@payload/measure/light';
import { levelAt, noiseOfPlaces, speechMargins } from '@payload/measure/voice';
import type { DistanceLaws } from '@payload/search';
import { formatFigure } from '@payload/ui/Figure';

type Law = NonNullable<DistanceLaws[string]>[number];

/** A voice as its instrument measures it, in the quiet field that it begins with. */
const level: Law = {
  gives: 'level',
  keys: ['max_spl_db_1m', 'audible_range_m', 'spl_50m_db', 'spl_100m_db'],
  at: (figure, metres) => {
    const [atOne, reach] = [figure('max_spl_db_1m'), figure('audible_range_m')];
    if (atOne === null || reach === null || metres < 1) return null;
    const decibels = levelAt(atOne, metres);
    const isHeard = decibels - noiseOfPlaces.quiet >= speechMargins.heard;
    return {
      figure: formatFigure(decibels, 'dB', { digits: 1 }),
      verdict: metres <= reach ? 'understood' : isHeard ? 'heard' : 'lost',
    };
  },
  shown: { nearest: 1, farthest: 2000 },
};

/** A lamp's light as its instrument measures it: the intensity in whole candelas, three figures of the lux. */
const light: Law = {
  gives: 'light',
  keys: ['lux_100m', 'lux_50m', 'luminous_flux_lm'],
  at: (figure, metres) => {
    const [flux, angle] = [figure('luminous_flux_lm'), figure('beam_angle_deg')];
    if (flux === null || angle === null || metres <= 0) return null;
    const lux = illuminance(Math.round(luminousIntensity(flux, angle)), metres);
    return { figure: formatFigure(lux, 'lx', { digits: lux >= 100 ? 0 : lux >= 1 ? 1 : 2 }) };
  },
  shown: { nearest: 10, farthest: 300 },
};

/** What models give at a distance, by the formulas of the instruments on their pages. */
export const distanceLaws: DistanceLaws = {
  megaphone: [level],
  searchlight: [light],
  // Its page measures from the height it flies at, not along a beam.
  integratedmachine: [{ ...level, shown: null }],
};
