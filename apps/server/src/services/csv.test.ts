import { describe, expect, it } from 'vitest';
import { CsvFault, readCsv, writeCsv } from './csv.ts';

const cells = (text: string) => readCsv(text).map((row) => row.cells);

describe('readCsv', () => {
  it('takes every way spreadsheets write the same table', () => {
    const table = [
      ['serial', 'note'],
      ['A-1', 'one, two'],
    ];
    expect(cells('serial,note\nA-1,"one, two"')).toEqual(table);
    expect(cells('\uFEFFserial,note\r\nA-1,"one, two"\r\n')).toEqual(table);
    expect(cells('serial;note\rA-1;one, two\r')).toEqual(table);
    expect(cells('"serial";"note"\n\n"A-1";"one, two"\n ; \n')).toEqual(table);
  });

  it('reads doubled quotes, empty cells and line breaks within a cell', () => {
    expect(cells('"a ""b""",,\n"x\r\ny",z,')).toEqual([
      ['a "b"', '', ''],
      ['x\ny', 'z', ''],
    ]);
  });

  it('numbers rows by the line they begin on', () => {
    expect(readCsv('a,b\n\n"x\ny",1\nc,d').map(({ line }) => line)).toEqual([1, 3, 5]);
  });

  it('is empty for an empty file', () => {
    expect(readCsv('')).toEqual([]);
    expect(readCsv('\uFEFF\r\n')).toEqual([]);
  });

  it.each([
    ['a,b\n"c,d', 2, 'never closed'],
    ['a,b\n"c"d,e', 2, 'followed by more text'],
    ['"a\nb"x,c', 2, 'followed by more text'],
  ])('says where %j breaks off', (text, line, reason) => {
    expect(() => readCsv(text)).toThrow(
      expect.objectContaining({ line, message: expect.stringContaining(reason) }),
    );
    expect(() => readCsv(text)).toThrow(CsvFault);
  });
});

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

  it('gives back what it was given', () => {
    const rows = [
      ['a "b"', 'one, two; three', 'x\ny', '', '机 😶'],
      ['plain', "it's", ' space ', '0', '\u202E'],
    ];
    expect(cells(writeCsv(rows))).toEqual(rows);
  });
});
