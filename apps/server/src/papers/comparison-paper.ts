import {
  type AircraftKey,
  formatFigure,
  type ProductInfo,
  printedValue,
  type SpecValue,
  translate,
} from '@payload/catalog';
import { listInWords } from '@payload/catalog/in-words';
import { type ComparedRow, comparedGroups, familyOf } from './compared-groups.ts';
import { writeAbout } from './model-paper.ts';
import { beginPaper, type PagedRequest, said, writeNote, writeTitle } from './parts.ts';
import { colours, type TextStyle } from './sheet.ts';
import { type Cell, drawTable } from './table.ts';

/** The figure that is best among those compared; null where none is, or all are the same. */
function bestOf(better: ComparedRow['better'], values: readonly (SpecValue | undefined)[]): number | null {
  const figures = values.flatMap((value) => (value?.kind === 'figure' ? value.value : []));
  if (better === null || new Set(figures).size < 2) return null;
  return better === 'more' ? Math.max(...figures) : Math.min(...figures);
}

/**
 * Two to four models side by side, every parameter with its unit.
 * @param aircraft what they are weighed on; null for none
 * @param address the page that shows the same
 * @returns a PDF
 */
export async function comparisonPaper(
  products: readonly ProductInfo[],
  aircraft: AircraftKey | null,
  { address, leftOut, ...request }: PagedRequest,
): Promise<Buffer> {
  const { language } = request;
  const codes = products.map(({ code }) => code);
  const groups = comparedGroups(products, language);
  const family = familyOf(products);
  const sheet = beginPaper('comparison', listInWords(codes, language), request);
  writeTitle(sheet, {
    code: codes.join('  '),
    name: family ? translate(language, 'types', `${family}.plural`) : said(language, 'kinds.comparison'),
    line: said(language, family ? 'compared.lead' : 'compared.across'),
  });
  if (leftOut !== null) writeNote(sheet, leftOut);
  sheet.y += 22;
  const labelled = 0.25;
  const bold: TextStyle = { face: 'bold' };
  const headStyle: TextStyle = { face: 'code', size: 9, color: colours.ink };
  const share = (product: ProductInfo): Cell => {
    const fit = product.fits.find(({ key }) => key === aircraft);
    return fit ? formatFigure(fit.share, '%') : said(language, 'compared.notFor');
  };
  drawTable(sheet, {
    columns: [
      { share: labelled, style: { color: colours.quiet } },
      ...products.map(() => ({ share: (1 - labelled) / products.length })),
    ],
    head: ['', ...codes.map((code) => ({ text: code, style: headStyle }))],
    groups: [
      ...(aircraft === null
        ? []
        : [
            {
              label: said(language, 'compared.on', { aircraft }),
              rows: [[said(language, 'compared.share'), ...products.map(share)]],
            },
          ]),
      ...groups.map(({ label, rows }) => ({
        label,
        rows: rows.map(({ label: name, better, values }) => {
          const shown = codes.map((code) => values.get(code));
          const best = bestOf(better, shown);
          return [
            name,
            ...shown.map((value): Cell => {
              if (!value) return said(language, 'compared.lacks');
              const text = printedValue(value, language);
              const isBest = best !== null && value.kind === 'figure' && value.value === best;
              return isBest ? { text, style: bold } : text;
            }),
          ];
        }),
      })),
    ],
  });
  if (family) writeNote(sheet, said(language, 'compared.best'));
  writeNote(sheet, said(language, 'sample.several'));
  writeAbout(sheet, [
    ...products.map(({ code, title }) => [code, title] as const),
    [said(language, 'about.asOf'), request.date],
    [translate(language, 'openData', 'names.page'), address],
  ]);
  return sheet.finish();
}
