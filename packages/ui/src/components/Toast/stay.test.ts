import { describe, expect, it } from 'vitest';
import { defaultDuration, stayOf } from './stay.ts';

describe('stayOf', () => {
  it.each(['info', 'positive'] as const)('%s goes by itself', (tone) => {
    expect(stayOf(tone, 20, defaultDuration)).toBe(6000);
  });

  it.each(['caution', 'critical'] as const)('%s stays until it is closed', (tone) => {
    expect(stayOf(tone, 20, defaultDuration)).toBeNull();
  });

  it('gives long words more time', () => {
    expect(stayOf('info', 200, defaultDuration)).toBe(12_000);
  });
});
