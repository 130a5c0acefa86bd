import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { type ColorTokens, grounds } from './tokens.ts';

const surfaces = ['ground', 'raised', 'raised2'] as const;

/** Roles that set words, and so need 4.5:1 wherever they may stand. `line` is decoration and is not measured. */
const words = [
  'text',
  'quiet',
  'signal',
  'signalHover',
  'beam',
  'positive',
  'caution',
  'critical',
] as const satisfies (keyof ColorTokens)[];

describe('contrast', () => {
  it('measures as WCAG does', () => {
    expect(contrast('#FFFFFF', '#000000')).toBe(21);
    expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
  });
});

describe.each(Object.entries(grounds))('the ground %s', (_name, colors: ColorTokens) => {
  describe.each(surfaces)('on %s', (surface) => {
    it.each(words)('%s can be read', (word) => {
      expect(contrast(colors[word], colors[surface])).toBeGreaterThanOrEqual(4.5);
    });

    // Control is also the dark end of the light on a large code.
    it.each(['control', 'focus'] as const)('%s can be seen', (mark) => {
      expect(contrast(colors[mark], colors[surface])).toBeGreaterThanOrEqual(3);
    });
  });

  it.each(['signal', 'signalHover', 'signalPressed'] as const)('words on %s can be read', (fill) => {
    expect(contrast(colors.onSignal, colors[fill])).toBeGreaterThanOrEqual(4.5);
  });

  it('selected text can be read', () => {
    expect(contrast(colors.ground, colors.beam)).toBeGreaterThanOrEqual(4.5);
  });
});
