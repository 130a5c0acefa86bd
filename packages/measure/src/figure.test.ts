import { describe, expect, it } from 'vitest';
import { formatFigure, formatNumber, formatSize, isolated } from './figure.ts';

describe('formatNumber', () => {
  it.each([
    [0, '0'],
    [96, '96'],
    [940, '940'],
    [1700, '1\u2009700'],
    [13000, '13\u2009000'],
    [1234567, '1\u2009234\u2009567'],
    [107.9, '107.9'],
    [1234.5678, '1\u2009234.5678'],
    [-20, '\u221220'],
    [-1500, '\u22121\u2009500'],
  ])('sets %d', (value, text) => {
    expect(formatNumber(value)).toBe(text);
  });

  it('rounds to the digits asked for and keeps them', () => {
    expect(formatNumber(9.6298, { digits: 1 })).toBe('9.6');
    expect(formatNumber(19.25, { digits: 1 })).toBe('19.3');
    expect(formatNumber(27, { digits: 1 })).toBe('27.0');
  });

  it('shows the sign of a difference, and none of zero', () => {
    expect(formatNumber(805, { signed: true })).toBe('+805');
    expect(formatNumber(-85, { signed: true })).toBe('\u221285');
    expect(formatNumber(0, { signed: true })).toBe('0');
    expect(formatNumber(-0.04, { digits: 1 })).toBe('0.0');
  });
});

describe('formatFigure', () => {
  it('puts a thin space before the unit, and none before a symbol of angle', () => {
    expect(formatFigure(13000, 'lm')).toBe('13\u2009000\u2009lm');
    expect(formatFigure(45, '°C')).toBe('45\u2009°C');
    expect(formatFigure(31, '%')).toBe('31\u2009%');
    expect(formatFigure(11, '°')).toBe('11°');
    expect(formatFigure(4, '')).toBe('4');
    expect(formatSize([1024, 256], 'mm')).toBe('1\u2009024 × 256\u2009mm');
  });
});

describe('isolated', () => {
  it('sets a figure apart from a text of the other direction', () => {
    expect(isolated(formatFigure(-20, '°C'))).toBe('\u2066\u221220\u2009°C\u2069');
  });
});
