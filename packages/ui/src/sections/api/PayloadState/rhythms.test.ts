import { describe, expect, it } from 'vitest';
import { framesOf, type Rhythm, rhythms, strobe } from './rhythms.ts';

/** When a lamp comes on within a minute. */
const flashesOf = ({ period, lit }: Rhythm, offset = 0) =>
  Array.from({ length: Math.ceil(60 / period) }, (_, round) =>
    lit.map(([from]) => round * period + from + offset),
  ).flat();

describe.each(Object.entries(rhythms))('%s', (_name, rhythm) => {
  it.each([1, 2, 3])(
    'comes to three flashes in any second at most, with %i lamps and the strobe',
    (lamps) => {
      const own = Array.from({ length: lamps }, (_, index) =>
        rhythm.alternates ? flashesOf(rhythm, (index * rhythm.period) / lamps) : flashesOf(rhythm),
      );
      // Lamps that come on at once are one flash.
      const all = [...new Set(own.flat())].concat(flashesOf(strobe)).toSorted((one, other) => one - other);
      const most = Math.max(...all.map((from) => all.filter((at) => at >= from && at < from + 1).length));
      expect(most).toBeLessThanOrEqual(3);
    },
  );
});

it('SOS is three short, three long, three short', () => {
  const lengths = rhythms.sos.lit.map(([from, to]) => to - from);
  expect(lengths).toEqual([0.25, 0.25, 0.25, 0.75, 0.75, 0.75, 0.25, 0.25, 0.25]);
});

it('a rhythm is keyframes of steps', () => {
  expect(framesOf(strobe, 'on', 'off')).toEqual({ '0%': 'on', '50%': 'off' });
});
