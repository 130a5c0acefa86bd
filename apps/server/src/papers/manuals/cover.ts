import type { Language, ProductInfo } from '@payload/catalog';
import { writeKeyFigures } from '../key-figures.ts';
import { writeBrand } from '../parts.ts';
import { colours, measure, page, type Sheet, type TextStyle } from '../sheet.ts';
import { texts } from './texts.ts';

const night = '#07090C';
const nightHeight = 555;
/** The picture goes beyond the paper on both sides. */
const picture = { x: -31, width: 658, height: 493 };
const plateTop = 482;
const inset = { x: 31, y: 26 };

/** First page: the product at night, its plate, and what the document is. */
export function writeCover(
  sheet: Sheet,
  image: Buffer | null,
  {
    alt,
    code,
    name,
    kind,
    figures,
    models = [],
    version,
    date,
    language,
  }: {
    alt: string;
    /** Model code on the plate; null on guides, which bear the family's name alone. */
    code: string | null;
    name: string;
    kind: string;
    figures: ProductInfo['figures'];
    /** Codes of the models a guide is for. */
    models?: readonly string[];
    version: string;
    date: string;
    language: Language;
  },
): void {
  const { labels } = texts[language].manuals;
  sheet.draw((doc) => doc.rect(0, 0, page.width, nightHeight).fill(night));
  if (image)
    sheet.figure(sheet.root, alt, (doc) => {
      const y = nightHeight - 11 - picture.height;
      doc.rect(0, 0, page.width, nightHeight).clip();
      doc.image(image, picture.x, y, { width: picture.width, height: picture.height });
    });
  sheet.draw((doc) => {
    shade(doc, 51, 74, [1, 0]);
    shade(doc, nightHeight - 113, 113, [0, 1.18]);
  });
  writeBrand(sheet, 45, '#fff');
  writePlate(sheet, { code, name, kind });
  const top = sheet.y + 26;
  if (models.length > 0) {
    const style: TextStyle = { face: 'code', size: 11, gap: 6 };
    sheet.write(sheet.root, 'P', models.join('  '), { x: page.left, y: top, width: measure }, style);
  } else {
    sheet.y = top;
    writeKeyFigures(sheet, figures, { size: 22, isShort: false });
  }
  sheet.write(sheet.root, 'P', labels.keep, { x: page.left, y: 750, width: measure }, { size: 8.6 });
  sheet.hairline(776);
  const edition = [`${labels.version} ${version}`, date, labels.language].join('     ');
  const quiet: TextStyle = { size: 8.6, color: colours.quiet };
  sheet.write(sheet.root, 'P', edition, { x: page.left, y: 787, width: measure }, quiet);
  const right: TextStyle = { ...quiet, align: 'right' };
  sheet.write(sheet.root, 'P', labels.sample, { x: page.left, y: 787, width: measure }, right);
  sheet.turn();
}

/** Night that comes or goes over a height. */
function shade(doc: PDFKit.PDFDocument, y: number, height: number, [from, to]: readonly [number, number]) {
  const gradient = doc.linearGradient(0, y, 0, y + height);
  gradient.stop(0, night, from).stop(Math.min(1, 1 / Math.max(from, to)), night, Math.min(1, to));
  doc.rect(0, y, page.width, height).fill(gradient);
}

/** The plate with four rivets. */
function writePlate(
  sheet: Sheet,
  { code, name, kind }: { code: string | null; name: string; kind: string },
): void {
  const title = code ?? name;
  const face = code === null ? sheet.headingFace(title) : 'code';
  const largest = code === null ? 40 : 82;
  const room = measure - 2 * inset.x;
  const size = Math.min(largest, (largest * room) / sheet.widthOf(title, { face, size: largest }));
  const rise = face === 'bold' ? 1.3 : 0.98;
  const height = 2 * inset.y + rise * size + 24;
  sheet.draw((doc) => {
    doc.roundedRect(page.left, plateTop, measure, height, 2.3).lineWidth(1);
    doc.fillAndStroke('#fff', colours.ink);
    for (const x of [page.left + 10, page.right - 10])
      for (const y of [plateTop + 10, plateTop + height - 10]) doc.circle(x, y, 2.7);
    doc.lineWidth(0.6).strokeColor(colours.quiet).stroke();
  });
  const x = page.left + inset.x;
  const place = { x: x - 0.04 * size, y: plateTop + inset.y - 0.06 * size, width: measure };
  sheet.write(sheet.root, 'H1', title, place, { face, size });
  const y = plateTop + inset.y + rise * size + 4;
  const word: TextStyle = { size: 12 };
  if (code === null) sheet.write(sheet.root, 'P', kind, { x, y, width: room }, word);
  else {
    const aside = x + sheet.widthOf(name, word) + 9;
    sheet.write(sheet.root, 'P', name, { x, y, width: room }, word);
    sheet.draw((doc) =>
      doc
        .moveTo(aside, y + 3)
        .lineTo(aside, y + 15)
        .lineWidth(0.6)
        .strokeColor(colours.line)
        .stroke(),
    );
    const after = { x: aside + 9, y, width: room };
    sheet.write(sheet.root, 'P', kind, after, { ...word, color: colours.quiet });
  }
  sheet.y = plateTop + height;
}
