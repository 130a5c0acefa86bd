import {
  aircraft as allAircraft,
  bracketOn,
  findProduct,
  formatFigure,
  formatNumber,
  formatSize,
  loadBench,
  needsBracket,
  openDataTexts,
  type ProductInfo,
  printedValue,
  sheetHead,
  specText,
  type TextKey,
  translate,
} from '@payload/catalog';
import { envelopeOf } from '@payload/catalog/envelope';
import { listInWords } from '@payload/catalog/in-words';
import { sumLoad } from '@payload/catalog/load-rules';
import { drawEnvelope, drawingHeight } from './envelope-drawing.ts';
import { writeKeyFigures } from './key-figures.ts';
import { beginPaper, type PaperRequest, said, writeHeading, writeNote, writeTitle } from './parts.ts';
import { colours, measure, page, type Sheet } from './sheet.ts';
import { drawTable } from './table.ts';

/** Where a model's figures are on the site. */
export const modelAddress = (code: string, { language, origin }: PaperRequest) =>
  `${origin}/${language}/details/parameter/${code}`;

/**
 * The data sheet of a model: its parameters and the conditions they hold under, its outer dimensions, the aircraft it fits.
 * @param picture its cut-out on white as JPEG, four to three; null where there is none
 * @returns a PDF
 */
export async function modelPaper(
  product: ProductInfo,
  picture: Buffer | null,
  request: PaperRequest,
): Promise<Buffer> {
  const { language } = request;
  const { code, title, line } = product;
  const sheet = beginPaper('sheet', code, request);
  const top = sheet.y;
  writeTitle(sheet, { code, name: title, line, width: picture ? measure - pictureWidth - 20 : measure });
  if (picture) {
    sheet.figure(sheet.root, said(language, 'alt', { code }), (doc) =>
      doc.image(picture, page.right - pictureWidth, top - 14, { width: pictureWidth }),
    );
    sheet.y = Math.max(sheet.y, top - 14 + (pictureWidth * 3) / 4);
  }
  sheet.y += 14;
  writeKeyFigures(sheet, product.figures, { size: 19 });

  writeHeading(sheet, said(language, 'parameters'));
  drawTable(sheet, {
    columns: [{ share: 0.36, style: { color: colours.quiet } }, { share: 0.64 }],
    groups: product.groups.map(({ label, rows }) => ({
      label,
      rows: rows.map((row) => [row.label, printedValue(row, language)]),
    })),
  });
  writeSample(sheet, product);
  writeDimensions(sheet, product);
  writeFits(sheet, product);
  writeConditions(sheet, product);
  writeAbout(sheet, [
    ...sheetHead(product, language),
    [said(language, 'about.asOf'), request.date],
    [openDataTexts[language].names.page, modelAddress(code, request)],
  ]);
  return sheet.finish();
}

const pictureWidth = 178;

/** Which figures the maker has published. */
function writeSample(sheet: Sheet, { groups }: ProductInfo): void {
  const { language } = sheet;
  const published = groups
    .flatMap(({ rows }) => rows)
    .filter(({ sample }) => !sample)
    .map(({ label }) => label);
  const fields = listInWords(published, language);
  writeNote(sheet, said(language, published.length > 0 ? 'sample.some' : 'sample.all', { fields }));
}

function writeDimensions(sheet: Sheet, product: ProductInfo): void {
  const envelope = envelopeOf(product);
  if (!envelope) return;
  const { language } = sheet;
  const inWords = (key: TextKey<'dimensions'>, values: Record<string, string> = {}) =>
    translate(language, 'dimensions', key, values);
  const isPanel = envelope.depth === null;
  writeHeading(sheet, inWords('title'), drawingHeight(envelope) + 26);
  const { scale, beside } = drawEnvelope(sheet, sheet.root, envelope, {
    alt: inWords(isPanel ? 'panelAlt' : 'alt', { size: formatSize(envelope.lengths, 'mm') }),
    views: {
      front: inWords('views.front'),
      side: inWords('views.side'),
      top: inWords('views.top'),
    },
    number: formatNumber,
  });
  const note = inWords(isPanel ? 'panelNote' : 'note', { scale });
  const space = language === 'cn' ? '' : ' ';
  const words = [note, mountingOf(product, sheet), inWords('holes')];
  const style = { size: 8, color: colours.quiet };
  // Where a drawing has its title block.
  const fits = beside && sheet.heightOf(words.join('\n'), beside.width, style) < sheet.y - beside.y;
  if (fits) sheet.write(sheet.root, 'P', words.join('\n'), beside, style);
  else writeNote(sheet, words.join(space));
}

/** How it is mounted, as far as the catalogue says. */
function mountingOf(product: ProductInfo, { language }: Sheet): string {
  const mount = product.groups.flatMap(({ rows }) => rows).find(({ key }) => key === 'mount');
  if (mount) return said(language, 'mounting.own', { mount: specText(mount, language) });
  if (product.type === 'loadbracket') return said(language, 'mounting.isBracket');
  const entry = findProduct(product.code);
  return said(language, entry && needsBracket(entry) ? 'mounting.bracket' : 'mounting.direct');
}

/** Every aircraft that it fits: what that lifts, the bracket, and what is left in grams. */
function writeFits(sheet: Sheet, { code, fits }: ProductInfo): void {
  const { language } = sheet;
  const entry = findProduct(code);
  if (!entry) return;
  const word = (key: 'aircraft' | 'lifts' | 'bracket' | 'leaves' | 'share') => said(language, `fits.${key}`);
  writeHeading(sheet, said(language, 'fits.title'), 70);
  drawTable(sheet, {
    columns: [
      { share: 0.13, style: { face: 'code', size: 8 } },
      { share: 0.29, style: { color: colours.quiet } },
      { share: 0.14, align: 'right' },
      { share: 0.22 },
      { share: 0.13, align: 'right' },
      { share: 0.09, align: 'right' },
    ],
    head: [word('aircraft'), '', word('lifts'), word('bracket'), word('leaves'), word('share')],
    groups: [
      {
        rows: fits.flatMap(({ key, name, payloadG, share }) => {
          const craft = allAircraft.find((each) => each.key === key);
          if (!craft) return [];
          const { carrier, products } = loadBench(craft);
          const bracket = bracketOn(entry, craft);
          const sum = sumLoad(
            carrier,
            products.filter((each) => each.code === code || each.code === bracket?.code),
          );
          const named = bracket && `${bracket.code}, ${formatFigure(bracket.spec.weight_g, 'g')}`;
          const counted = `${said(language, 'fits.unnamed')}, ${formatFigure(sum.bracketG, 'g')}`;
          return [
            [
              key,
              name,
              formatFigure(payloadG, 'g'),
              named ?? (sum.bracketG > 0 ? counted : said(language, 'fits.none')),
              formatFigure(payloadG - sum.totalG, 'g'),
              formatFigure(share, '%'),
            ],
          ];
        }),
      },
    ],
  });
  writeNote(sheet, said(language, 'fits.note'));
}

const conditionsByType: Partial<Record<ProductInfo['type'], readonly ('sound' | 'light' | 'load')[]>> = {
  megaphone: ['sound'],
  searchlight: ['light'],
  thrower: ['load'],
  integratedmachine: ['light', 'sound'],
};

/** What the figures hold under. */
function writeConditions(sheet: Sheet, { type }: ProductInfo): void {
  const conditions = conditionsByType[type] ?? [];
  if (conditions.length === 0) return;
  writeHeading(sheet, said(sheet.language, 'conditions.title'), 30);
  for (const each of conditions)
    sheet.y +=
      sheet.write(sheet.root, 'P', said(sheet.language, `conditions.${each}`), {
        x: page.left,
        y: sheet.y,
        width: measure - 60,
      }) + 3;
}

/** What the document is, and where its figures are: the last line is an address. */
export function writeAbout(sheet: Sheet, lines: readonly (readonly [label: string, text: string])[]): void {
  writeHeading(sheet, said(sheet.language, 'about.title'), 60);
  drawTable(sheet, {
    columns: [{ share: 0.36, style: { color: colours.quiet } }, { share: 0.64 }],
    groups: [
      {
        rows: lines.map(([label, text]) => [label, /^https?:/.test(text) ? { text, link: text } : text]),
      },
    ],
  });
}
