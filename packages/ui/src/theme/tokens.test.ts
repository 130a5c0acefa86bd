import { describe, expect, it } from 'vitest';
import { secondBrand } from '../fixtures/second-brand.ts';
import { contrast } from './contrast.ts';
import { type ColorTokens, grounds } from './grounds.ts';
import { faded, measured } from './pairs.ts';

/** `over` at an opacity on `under`; colours are `#RRGGBB`. */
function blended(over: string, under: string, opacity: number): string {
  const channels = [1, 3, 5].map((start) => {
    const [one = 0, other = 0] = [over, under].map((hex) => Number.parseInt(hex.slice(start, start + 2), 16));
    return Math.round(one * opacity + other * (1 - opacity));
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

describe('contrast', () => {
  it('measures as WCAG does', () => {
    expect(contrast('#FFFFFF', '#000000')).toBe(21);
    expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
  });
});

/** The grounds of the house, and the same in the colours of another brand. */
const measuredGrounds = Object.entries(grounds).flatMap(([name, colors]): [string, ColorTokens][] => [
  [name, colors],
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.entries forgets the keys
  [`${name} of the second brand`, { ...colors, ...secondBrand[name as keyof typeof grounds] }],
]);

describe.each(measuredGrounds)('the ground %s', (_name, colors) => {
  it.each(measured)('$word on $fill has $least:1', ({ word, fill, least }) => {
    expect(contrast(colors[word], colors[fill])).toBeGreaterThanOrEqual(least);
  });

  it.each(Object.values(faded).flat())('$word at $opacity can be read', ({ word, opacity }) => {
    const seen = blended(colors[word], colors.ground, opacity);
    expect(contrast(seen, colors.ground)).toBeGreaterThanOrEqual(4.5);
  });
});
