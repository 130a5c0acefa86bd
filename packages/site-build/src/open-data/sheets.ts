import {
  type Language,
  openDataTexts,
  type ProductInfo,
  printedValue,
  type SpecValue,
  sheetHead,
  tenderRows,
} from '@payload/catalog';
import { type CsvCell, writeCsv } from '@payload/catalog/csv';
import { addressOf } from '@payload/web/browser/site.ts';
import { pathOf } from '@payload/web/navigation/route-table.ts';
import { openProducts } from './catalogue.ts';

/** The whole catalogue as one table, a parameter a line, for programs: numbers are numbers, in the unit beside them. */
export function catalogueSheet(language: Language): string {
  const { names, published, sample } = openDataTexts[language];
  const headings = [
    names.model,
    names.family,
    names.group,
    names.key,
    names.parameter,
    names.value,
    names.from,
    names.to,
    names.unit,
    names.status,
  ];
  return writeCsv([
    headings,
    ...openProducts(language).flatMap(({ code, type, groups }) =>
      groups.flatMap(({ label, rows }) =>
        rows.map((row): CsvCell[] => [
          code,
          type,
          label,
          row.key,
          row.label,
          ...numbers(row, language),
          row.sample ? sample : published,
        ]),
      ),
    ),
  ]);
}

/** Value, lower and upper end, unit. */
function numbers(row: SpecValue, language: Language): CsvCell[] {
  if (row.kind === 'figure') return [row.value, '', '', row.unit];
  if (row.kind === 'range') return ['', row.from, row.to, row.unit];
  if (row.kind === 'size') return [row.lengths.join(' x '), '', '', row.unit];
  return [printedValue(row, language), '', '', ''];
}

/** The data sheet of a model for people: who makes it, which edition, its parameters, what it flies on. */
export function modelSheet(product: ProductInfo, language: Language): string {
  const { names, published, sample } = openDataTexts[language];
  return writeCsv([
    ...headOf(product, language),
    [names.group, names.parameter, names.value, names.unit, names.status],
    ...product.groups.flatMap(({ label, rows }) =>
      rows.map((row): CsvCell[] => [
        label,
        row.label,
        row.kind === 'figure' ? row.value : printedValue(row, language),
        row.kind === 'figure' ? row.unit : '',
        row.sample ? sample : published,
      ]),
    ),
    ...product.fits.map(({ name, share }) => [
      names.fits,
      name,
      names.share.replace('{{percent}}', String(share)),
      '',
      '',
    ]),
  ]);
}

/** The table a purchaser puts into a tender: each parameter as what is asked for, and two empty columns for the answer. */
export function tenderSheet(product: ProductInfo, language: Language): string {
  const { names } = openDataTexts[language];
  return writeCsv([
    ...headOf(product, language),
    [names.number, names.parameter, names.requirement, names.offered, names.deviation],
    ...tenderRows(product, language).map(({ label, required }, index): CsvCell[] => [
      index + 1,
      label,
      required,
      '',
      '',
    ]),
  ]);
}

function headOf(product: ProductInfo, language: Language): CsvCell[][] {
  const { names } = openDataTexts[language];
  return [
    ...sheetHead(product, language),
    [names.page, addressOf(language, pathOf('parameter', product.code).slice(1))],
  ];
}
