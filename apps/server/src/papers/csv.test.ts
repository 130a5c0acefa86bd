import {
  findAircraft,
  type Language,
  languages,
  loadBench,
  printedValue,
  productInfo,
  products,
} from '@payload/catalog';
import { sumLoad } from '@payload/catalog/load-rules';
import { describe, expect, it } from 'vitest';
import { readCsv } from '../services/csv.ts';
import { askedPaper } from './asked-paper.ts';

const request = { origin: 'https://maker.example', date: '2026-11-27' };

/** The cells of a table, with the digits that a spreadsheet would change as they are meant. */
function tableOf(address: string, language: Language): string[][] {
  const { pathname, searchParams } = new URL(address, request.origin);
  const paper = askedPaper(pathname.slice(1), searchParams, language, () => Promise.resolve(null));
  if ('status' in paper) throw new Error(paper.text);
  const text = paper.csv?.({ language, ...request });
  if (text === undefined) throw new Error(`${address} has no table.`);
  return readCsv(text).map(({ cells }) => cells.map((cell) => cell.replace(/^\t/, '')));
}

const rowsOf = (code: string, language: Language) =>
  productInfo(code, language)?.groups.flatMap(({ rows }) => rows) ?? [];

describe.each(languages)('tables in %s', (language) => {
  const families = Map.groupBy(products, ({ type }) => type);
  const sets = [...families.values()].flatMap((family) => {
    const codes = family.map(({ code }) => code);
    return Array.from({ length: Math.ceil(codes.length / 3) }, (_, part) =>
      codes.slice(3 * part, 3 * part + 4),
    );
  });

  it.each(sets.filter((codes) => codes.length > 1))('have every figure of %s beside its unit', (...codes) => {
    const table = tableOf(`compare?models=${codes.join(',')}`, language);
    const head = table.findIndex(
      (cells) => cells.includes(codes[0] ?? '') && cells.length === codes.length + 3,
    );
    expect(table[head]?.slice(3)).toEqual(codes);
    for (const [index, code] of codes.entries())
      for (const row of rowsOf(code, language)) {
        const line = table.slice(head).find((cells) => cells[1] === row.label);
        const cell = line?.[index + 3];
        // All models of a family state a figure in the same unit.
        const expected =
          row.kind === 'figure' ? [row.unit, String(row.value)] : [line?.[2], printedValue(row, language)];
        expect([code, row.label, line?.[2], cell]).toEqual([code, row.label, ...expected]);
      }
  });

  it('weigh several families on an aircraft, and leave open what only others have', () => {
    const table = tableOf('compare?aircraft=M350&models=T90,H150T,M30PSDK', language);
    expect(table.find((cells) => cells[2] === '%')?.slice(3)).toEqual([
      '35',
      '40',
      { en: 'not made for it', cn: '不适用' }[language],
    ]);
    expect(table.find((cells) => cells[2] === 'lm')?.slice(3)).toEqual(['13000', '', '']);
    expect(table.flat()).toContain(
      `https://maker.example/${language}/compare?aircraft=m350&models=T90,H150T,M30PSDK`,
    );
    expect(table.flat()).toContain(request.date);
  });

  it.each([
    ['m350', ['T90', 'H150T', 'S3mini']],
    ['m350', ['T90', 'M350PSDK']],
    ['m350', ['T90', 'H150T', 'T80', 'S3']],
    ['m3c', ['H1C']],
    ['fc30', ['T160', 'UT4']],
  ])('sum what hangs from %s: %j', (key, codes) => {
    const table = tableOf(`load?aircraft=${key}&models=${codes.join(',')}`, language);
    const aircraft = findAircraft(key);
    if (!aircraft) throw new Error(`There is no ${key}.`);
    const { carrier, products: carried } = loadBench(aircraft);
    const hanging = codes.flatMap((code) => carried.find((each) => each.code === code) ?? []);
    const { totalG, bracketG, ports, faults } = sumLoad(carrier, hanging);
    const head = table.findIndex((cells) => cells.some((cell) => cell.endsWith('(g)')));
    const weights = table.slice(head + 1).map((cells) => cells[2]);
    const { payloadG } = carrier;
    expect(weights.slice(0, hanging.length)).toEqual(hanging.map(({ weightG }) => String(weightG)));
    expect(weights.slice(hanging.length, hanging.length + (bracketG > 0 ? 4 : 3))).toEqual(
      [...(bracketG > 0 ? [bracketG] : []), totalG, payloadG, Math.abs(payloadG - totalG)].map(String),
    );
    // The verdict, and a reason for each fault.
    const grounded = { en: 'This set does not fly.', cn: '这样挂飞不起来。' }[language];
    const verdict = table.find((cells) => ['Result', '结论'].includes(cells[0] ?? '')) ?? [];
    expect(verdict).toHaveLength(faults.length > 0 ? 2 + faults.length : 2);
    expect(verdict[1] === grounded).toBe(faults.length > 0);
    for (const [index, { watts, drawn }] of ports.entries())
      expect(table.at(index - ports.length)?.slice(2)).toEqual([String(watts), String(drawn)]);
  });
});

it('of models are files of the site', () => {
  for (const name of ['T90', 'T90-tender']) {
    const paper = askedPaper(name, new URLSearchParams(), 'en', () => Promise.resolve(null));
    expect('csv' in paper && paper.csv).toBeNull();
  }
});
