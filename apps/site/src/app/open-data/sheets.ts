import { type Language, manuals, type ProductInfo, type SpecValue } from '@payload/catalog';
import { type CsvCell, writeCsv } from '@payload/catalog/csv';
import { addressOf } from '../../platform/browser/site.ts';
import { pathOf } from '../../platform/navigation/route-table.ts';
import { openProducts, printed } from './catalogue.ts';
import { openDataTexts } from './texts.ts';

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
  return [printed(row, language), '', '', ''];
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
        row.kind === 'figure' ? row.value : printed(row, language),
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

/**
 * The table a purchaser puts into a tender: each parameter as what is asked for, and two empty columns for the answer. A
 * figure of which more or less is better becomes a limit.
 *
 * @param better which way is better, by the key of a parameter; null where neither is
 */
export function tenderSheet(
  product: ProductInfo,
  better: (key: SpecValue['key']) => 'more' | 'less' | null,
  language: Language,
): string {
  const { names, atLeast, atMost } = openDataTexts[language];
  const required = (row: SpecValue) => {
    const text = printed(row, language);
    const way = row.kind === 'figure' ? better(row.key) : null;
    return way === null ? text : (way === 'more' ? atLeast : atMost).replace('{{value}}', text);
  };
  const rows = product.groups.flatMap((group) => group.rows).filter(({ kind }) => kind !== 'none');
  return writeCsv([
    ...headOf(product, language),
    [names.number, names.parameter, names.requirement, names.offered, names.deviation],
    ...rows.map((row, index): CsvCell[] => [index + 1, row.label, required(row), '', '']),
  ]);
}

function headOf({ code, title }: ProductInfo, language: Language): CsvCell[][] {
  const { names } = openDataTexts[language];
  const manual = manuals.find((each) => each.product === code && each.language === language);
  return [
    [names.maker, 'JZ'],
    [names.model, code],
    [names.title, title],
    ...(manual ? [[names.edition, `${manual.version}, ${manual.date}`]] : []),
    [names.page, addressOf(language, pathOf('parameter', code).slice(1))],
  ];
}
