import { describe, expect, it } from 'vitest';
import { noiseOf, rmsOf } from './noise.ts';
import { axisOf, limitOf, verdictOf } from './voice.ts';

const level = (metres: number) => 114 - 20 * Math.log10(metres) - 0.009 * metres;

describe('how far an order is understood', () => {
  // By hand: 20·lg 47 + 0.42 = 33.9 dB, 20·lg 48 + 0.43 = 34.1 dB; 114 − 80 are 34.
  it('is the last metre at which the voice stands high enough', () => {
    expect(limitOf((metres) => level(metres) >= 80, 400)).toBe(47);
    expect(limitOf((metres) => level(metres) >= 120, 400)).toBe(0);
    expect(limitOf(() => true, 400)).toBe(400);
  });

  it('is understood, heard, or lost', () => {
    expect(verdictOf(true, true)).toBe('understood');
    expect(verdictOf(false, true)).toBe('heard');
    expect(verdictOf(false, false)).toBe('lost');
  });
});

describe('the axis', () => {
  it.each([200, 250, 300, 480, 560, 840, 940])(
    'of a reach of %d m goes beyond it, in whole ticks',
    (reach) => {
      const { end, labelled } = axisOf(reach);
      expect(end).toBeGreaterThan(reach);
      expect((end / labelled) * 10).toBe(Math.round((end / labelled) * 10));
      expect(end / labelled).toBeLessThanOrEqual(4);
    },
  );
});

describe('the noise of a place', () => {
  it.each(['quiet', 'street', 'rotor', 'crowd'] as const)(
    '%s is the same each time, with a level of 1',
    (kind) => {
      const samples = noiseOf(kind, 0.5, 8000);
      expect(samples).toHaveLength(4000);
      expect(rmsOf(samples)).toBeCloseTo(1, 5);
      expect(noiseOf(kind, 0.5, 8000)).toEqual(samples);
    },
  );
});
