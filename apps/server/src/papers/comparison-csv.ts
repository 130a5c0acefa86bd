import {
  type AircraftKey,
  type Language,
  openDataTexts,
  type ProductInfo,
  printedValue,
  type SpecValue,
} from '@payload/catalog';
import { type CsvCell, writeCsv } from '@payload/catalog/csv';
import { listInWords } from '@payload/catalog/in-words';
import { comparedGroups } from './compared-groups.ts';
import { csvHead } from './csv-head.ts';
import { type PagedRequest, said } from './parts.ts';

/**
 * Two to four models side by side for a spreadsheet: a parameter a line, its unit, a model a column. Figures of one unit are
 * numbers, so that they can be sorted and summed; what else there is stands as it is printed.
 * @param aircraft what they are weighed on; null for none
 * @param address the page that shows the same
 */
export function comparisonCsv(
  products: readonly ProductInfo[],
  aircraft: AircraftKey | null,
  { language, date, address, leftOut }: PagedRequest,
): string {
  const { names } = openDataTexts[language];
  const codes = products.map(({ code }) => code);
  const share = ({ fits }: ProductInfo): CsvCell =>
    fits.find(({ key }) => key === aircraft)?.share ?? said(language, 'compared.notFor');
  const weighed: CsvCell[][] =
    aircraft === null
      ? []
      : [
          [
            said(language, 'compared.on', { aircraft }),
            said(language, 'compared.share'),
            '%',
            ...products.map(share),
          ],
        ];
  return writeCsv([
    ...csvHead('comparison', listInWords(codes, language), { language, date, address, leftOut }),
    [names.group, names.parameter, names.unit, ...codes],
    ...weighed,
    ...comparedGroups(products, language).flatMap(({ label: group, rows }) =>
      rows.map(({ label, values }): CsvCell[] => {
        const shown = codes.map((code) => values.get(code));
        const unit = commonUnit(shown);
        return [group, label, unit ?? '', ...shown.map((value) => cellOf(value, unit, language))];
      }),
    ),
  ]);
}

/** The unit that all figures of a row have; null where there is no figure, or they differ. */
function commonUnit(values: readonly (SpecValue | undefined)[]): string | null {
  const units = new Set(values.flatMap((value) => (value?.kind === 'figure' ? value.unit : [])));
  const [unit = null] = units;
  return units.size === 1 ? unit : null;
}

function cellOf(value: SpecValue | undefined, unit: string | null, language: Language): CsvCell {
  if (!value) return '';
  return value.kind === 'figure' && value.unit === unit ? value.value : printedValue(value, language);
}
