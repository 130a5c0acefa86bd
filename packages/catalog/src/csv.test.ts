import { describe, expect, it } from 'vitest';
import { writeCsv } from './csv.ts';

describe('writeCsv', () => {
  it('begins with a byte order mark and ends lines with CRLF', () => {
    expect(
      writeCsv([
        ['编号', 'a'],
        ['1', 'b'],
      ]),
    ).toBe('\uFEFF编号,a\r\n1,b\r\n');
  });

  it.each(['=1+1', '+861', '-2', '@x', '\t=1', '＝1', '\r=1', ' =1'])('makes %j text', (formula) => {
    expect(writeCsv([[formula, 'x']])).toMatch(/^\uFEFF"'/);
  });

  it.each(['13800138000', '075512345678', '007', '3-4', '1.50', '12:30', '1E5', '99999999999999999999'])(
    'keeps Excel from changing %s',
    (text) => {
      expect(writeCsv([[text]])).toBe(`\uFEFF"\t${text}"\r\n`);
    },
  );

  it('writes moments as Excel reads them, and counts as they are', () => {
    expect(writeCsv([[new Date('2026-03-01T08:05:09.123Z'), '9', '0']])).toBe(
      '\uFEFF2026-03-01 08:05:09,9,0\r\n',
    );
  });

  it('leaves numbers to be computed with', () => {
    expect(writeCsv([[0.5, -20, 13000]])).toBe('\uFEFF0.5,-20,13000\r\n');
  });
});
