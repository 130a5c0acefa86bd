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
import { beginPaper, type PagedRequest, said, writeNote } from './parts.ts';
import { colours, measure, page, type Sheet, type TextStyle } from './sheet.ts';
import { type Cell, drawTable } from './table.ts';

/** The figure that is best among those compared; null where none is, or all are the same. */
function bestOf(better: ComparedRow['better'], values: readonly (SpecValue | undefined)[]): number | null {
  const figures = values.flatMap((value) => (value?.kind === 'figure' ? value.value : []));
  if (better === null || new Set(figures).size < 2) return null;
  return better === 'more' ? Math.max(...figures) : Math.min(...figures);
}

/** Part of the measure that the names of parameters take. */
const labelled = 0.21;

/** The kind of the models, and beside it their cut-outs, each above the column of its figures. */
function writeHead(
  sheet: Sheet,
  products: readonly ProductInfo[],
  pictures: readonly (Buffer | null)[],
  [name, line]: readonly [string, string],
): void {
  const { y } = sheet;
  const column = (measure * (1 - labelled)) / products.length;
  const width = Math.min(column - 14, 112);
  for (const [index, { code }] of products.entries()) {
    const picture = pictures[index];
    const x = page.left + measure * labelled + index * column;
    if (picture)
      sheet.figure(sheet.root, said(sheet.language, 'alt', { code }), (doc) =>
        doc.image(picture, x, y - 8, { width }),
      );
  }
  const words = { x: page.left, width: measure * labelled - 8 };
  // No word of it is broken.
  const face = sheet.headingFace(name);
  const longest = Math.max(...name.split(' ').map((word) => sheet.widthOf(word, { face, size: 14 })));
  const named: TextStyle = { face, size: Math.min(14, (14 * words.width) / (longest + 1)) };
  sheet.y += sheet.write(sheet.root, 'H1', name, { ...words, y }, named) + 3;
  const quiet: TextStyle = { size: 8, color: colours.quiet };
  sheet.y += sheet.write(sheet.root, 'P', line, { ...words, y: sheet.y }, quiet);
  if (pictures.some((picture) => picture !== null)) sheet.y = Math.max(sheet.y, y - 8 + (width * 3) / 4);
}

/**
 * Two to four models side by side, every parameter with its unit; those of one family on one page.
 * @param pictures their cut-outs on white as JPEG, four to three; null where there is none
 * @param aircraft what they are weighed on; null for none
 * @param address the page that shows the same
 * @returns a PDF
 */
export async function comparisonPaper(
  products: readonly ProductInfo[],
  pictures: readonly (Buffer | null)[],
  aircraft: AircraftKey | null,
  { address, leftOut, ...request }: PagedRequest,
): Promise<Buffer> {
  const { language } = request;
  const codes = products.map(({ code }) => code);
  const groups = comparedGroups(products, language);
  const family = familyOf(products);
  const sheet = beginPaper('comparison', listInWords(codes, language), request);
  writeHead(sheet, products, pictures, [
    family ? translate(language, 'types', `${family}.plural`) : said(language, 'kinds.comparison'),
    said(language, family ? 'compared.lead' : 'compared.across'),
  ]);
  if (leftOut !== null) writeNote(sheet, leftOut);
  sheet.y += 6;
  const size = 8;
  const bold: TextStyle = { face: 'bold' };
  const headStyle: TextStyle = { face: 'code', size: 13, color: colours.ink };
  const share = (product: ProductInfo): Cell => {
    const fit = product.fits.find(({ key }) => key === aircraft);
    return fit ? formatFigure(fit.share, '%') : said(language, 'compared.notFor');
  };
  drawTable(sheet, {
    columns: [
      { share: labelled, style: { size, color: colours.quiet } },
      ...products.map(() => ({ share: (1 - labelled) / products.length, style: { size } })),
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
  writeNote(sheet, address, address);
  return sheet.finish();
}
