import { describe, expect, it } from 'vitest';
import { codeBearing, codeWidth } from './codeMetrics.ts';

describe('codeWidth', () => {
  it('adds the letters up and takes the tracking off', () => {
    expect(codeWidth('T90')).toBeCloseTo(0.848 + 0.791 + 0.786 - 3 * 0.035, 5);
  });

  it('grows with the code, and knows wide letters from narrow ones', () => {
    expect(codeWidth('PTS42023')).toBeGreaterThan(codeWidth('H150T'));
    expect(codeWidth('M3D')).toBeGreaterThan(codeWidth('T90'));
  });

  it('keeps room for a letter that it does not know', () => {
    expect(codeWidth('Ω')).toBeGreaterThanOrEqual(1);
  });
});

describe('codeBearing', () => {
  it('is most before a stem, less before a round, least before a bar', () => {
    expect(codeBearing('H1T')).toBeGreaterThan(codeBearing('S3'));
    expect(codeBearing('S3')).toBeGreaterThan(codeBearing('T90'));
  });
});
