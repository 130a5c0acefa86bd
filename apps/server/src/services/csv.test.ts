import { writeCsv } from '@payload/catalog/csv';
import { describe, expect, it } from 'vitest';
import { CsvFault, readCsv } from './csv.ts';

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
    expect(cells('serial\tnote\r\nA-1\tone, two\r\n')).toEqual(table);
    expect(cells('sep=,\r\nserial,note\r\nA-1,"one, two"\r\n')).toEqual(table);
    expect(cells('\uFEFFSEP=;\nserial;note\nA-1;one, two')).toEqual(table);
    expect(cells('"sep=\t"\r\nserial\tnote\r\nA-1\tone, two')).toEqual(table);
  });

  it('reads doubled quotes, empty cells and line breaks within a cell', () => {
    expect(cells('"a ""b""",,\n"x\r\ny",z,')).toEqual([
      ['a "b"', '', ''],
      ['x\ny', 'z', ''],
    ]);
  });

  it('numbers rows by the line they begin on', () => {
    expect(readCsv('a,b\n\n"x\ny",1\nc,d').map(({ line }) => line)).toEqual([1, 3, 5]);
    expect(readCsv('sep=,\na,b\nc,d').map(({ line }) => line)).toEqual([2, 3]);
  });

  it('is empty for an empty file', () => {
    expect(readCsv('')).toEqual([]);
    expect(readCsv('\uFEFF\r\n')).toEqual([]);
  });

  it.each([
    ['a,b\n"c,d', 2, 'openQuote'],
    ['a,b\n"c"d,e', 2, 'afterQuote'],
    ['"a\nb"x,c', 2, 'afterQuote'],
  ])('says where %j breaks off', (text, line, reason) => {
    expect(() => readCsv(text)).toThrow(expect.objectContaining({ line, reason }));
    expect(() => readCsv(text)).toThrow(CsvFault);
  });
});

it('reads what was written', () => {
  const rows = [
    ['a "b"', 'one, two; three', 'x\ny', '', '机 😶'],
    ['plain', "it's", ' space ', '0', '\u202E'],
  ];
  expect(cells(writeCsv(rows))).toEqual(rows);
});
