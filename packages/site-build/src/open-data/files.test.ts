import { type Language, languages, productInfo, products, specText } from '@payload/catalog';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { openDataFiles } from './files.ts';
import { openCatalogue } from './schema.ts';

const files = openDataFiles();
const rowsShown = (code: string, language: Language) =>
  (productInfo(code, language)?.groups ?? []).flatMap(({ rows }) => rows);

const textOf = (path: string) => {
  const text = files[path];
  if (text === undefined) throw new Error(`There is no ${path}.`);
  return text;
};

/** Cells of a table that quotes what has commas. */
const rowsOf = (text: string) =>
  text
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)]
        .map(([, cell = '']) => cell.replace(/^"(.*)"$/s, '$1').replaceAll('""', '"'))
        .slice(0, -1),
    );

describe.each(languages)('open data in %s', (language) => {
  it('keeps to its schema and has every figure of every product page', () => {
    const catalogue = parse(openCatalogue, JSON.parse(textOf(`/data/${language}/catalogue.json`)));
    expect(catalogue.products.map(({ code }) => code)).toEqual(products.map(({ code }) => code));
    for (const { code, parameters } of catalogue.products) {
      const shown = rowsShown(code, language);
      expect(shown.length).toBeGreaterThan(0);
      expect(shown).toMatchObject(
        parameters.map(({ key, label, value, published }) => ({ key, label, ...value, sample: !published })),
      );
    }
  });

  it('has the same figures in the table of all models', () => {
    const [headings = [], ...rows] = rowsOf(textOf(`/data/${language}/catalogue.csv`));
    expect(headings).toHaveLength(10);
    const shown = products.flatMap(({ code }) => rowsShown(code, language).map((row) => ({ code, row })));
    expect(rows).toHaveLength(shown.length);
    for (const [index, { code, row }] of shown.entries()) {
      const cells = rows[index] ?? [];
      expect([cells[0], cells[3]]).toEqual([code, row.key]);
      const numbers = {
        figure: () => row.kind === 'figure' && [String(row.value), '', '', row.unit],
        range: () => row.kind === 'range' && ['', String(row.from), String(row.to), row.unit],
        other: () => cells.slice(5, 9),
      }[row.kind === 'figure' || row.kind === 'range' ? row.kind : 'other']();
      expect(cells.slice(5, 9)).toEqual(numbers);
    }
  });

  it.each(products.map(({ code }) => code))('has a data sheet and a tender table of %s', (code) => {
    const shown = rowsShown(code, language);
    const sheet = textOf(`/data/${language}/${code}.csv`);
    const tender = rowsOf(textOf(`/data/${language}/${code}-tender.csv`));
    for (const row of shown.filter(({ kind }) => kind !== 'none')) {
      const printed = specText(row, language);
      const ofSheet = row.kind === 'figure' ? String(row.value) : printed;
      expect(sheet).toContain(ofSheet.replaceAll('"', '""'));
      const line = tender.find((cells) => cells[1] === row.label && /^\d+$/.test(cells[0] ?? ''));
      expect(line?.[2]).toContain(printed);
    }
  });
});

it('asks for limits where more or less is better', () => {
  const tender = rowsOf(textOf('/data/en/T90-tender.csv'));
  const required = (label: string) => tender.find((cells) => cells[1]?.startsWith(label))?.[2];
  expect(required('Luminous flux')).toMatch(/^at least 13\u2009000/);
  expect(required('Weight')).toMatch(/^at most 845/);
  expect(rowsOf(textOf('/data/cn/T90-tender.csv')).some((cells) => cells[2]?.startsWith('不低于'))).toBe(
    true,
  );
});

it('describes itself as JSON Schema', () => {
  const schema: unknown = JSON.parse(textOf('/data/catalogue.schema.json'));
  expect(schema).toMatchObject({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    required: ['$schema', 'language', 'products', 'aircraft'],
  });
});
