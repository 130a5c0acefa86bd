import { describe, expect, it } from 'vitest';
import { formatFigure, formatNumber, formatSize } from './format.ts';

describe('figures in running text', () => {
  it.each([
    [0.4, '0.4'],
    [114, '114'],
    [1700, '1\u2009700'],
    [22000, '22\u2009000'],
    [1234567.25, '1\u2009234\u2009567.25'],
    [-20, '\u221220'],
  ])('writes %d with thin spaces and a true minus', (value, text) => {
    expect(formatNumber(value)).toBe(text);
  });

  it('keeps a unit with its figure, a degree sign at it, and counts bare', () => {
    expect(formatFigure(13000, 'lm')).toBe('13\u2009000\u2009lm');
    expect(formatFigure(11, '°')).toBe('11°');
    expect(formatFigure(4, '')).toBe('4');
    expect(formatSize([1024, 256], 'mm')).toBe('1\u2009024 × 256\u2009mm');
  });
});
