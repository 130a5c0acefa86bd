import { type Language, maker, type TextKey, translate } from '@payload/catalog';
import { colours, measure, page, Sheet, type TextStyle } from './sheet.ts';

/** Which kind of paper it is, as its name and its file say. */
export type PaperKind = 'sheet' | 'tender' | 'comparison' | 'set';

/** What every paper is made with. */
export interface PaperRequest {
  language: Language;
  /** Where the site is reached, without a slash at its end; empty where that is not known. */
  origin: string;
  /** The day, as ISO date. */
  date: string;
}

/** A text of papers. */
export const said = (
  language: Language,
  key: TextKey<'papers'>,
  values: Record<string, string | number> = {},
) => translate(language, 'papers', key, values);

/** What a paper is called: `T90: Data sheet`. */
const paperTitle = (kind: PaperKind, subject: string, language: Language) =>
  said(language, 'named', { subject, kind: said(language, `kinds.${kind}`) });

/** Begins a paper: the maker's plate, its kind, and what it is about, set large. */
export function beginPaper(kind: PaperKind, subject: string, { language, date }: PaperRequest): Sheet {
  const title = paperTitle(kind, subject, language);
  const sheet = new Sheet({
    language,
    title,
    imprint: said(language, 'imprint', { title: `${maker} ${title}`, date }),
    pageOf: (number, pages) => said(language, 'page', { page: number, pages }),
    date,
  });
  const brand: TextStyle = { face: 'code', size: 10.5 };
  const plate = { width: sheet.widthOf(maker, brand) + 13, height: 18 };
  sheet.draw((doc) =>
    doc
      .roundedRect(page.left, page.top, plate.width, plate.height, 1)
      .lineWidth(0.8)
      .strokeColor(colours.ink)
      .stroke(),
  );
  sheet.write(sheet.root, 'P', maker, { x: page.left + 6.5, y: page.top + 3.6, width: plate.width }, brand);
  const word: TextStyle = { size: 9, color: colours.quiet, align: 'right' };
  sheet.write(
    sheet.root,
    'P',
    said(language, `kinds.${kind}`),
    { x: page.left, y: page.top + 2.5, width: measure },
    word,
  );
  sheet.y = page.top + 40;
  return sheet;
}

/** The code or key that the paper is about, as large as the width allows, and below it what it is. */
export function writeTitle(
  sheet: Sheet,
  { code, name, line, width = measure }: { code: string; name: string; line: string; width?: number },
): void {
  const largest = 62;
  const style = { face: 'code', size: largest } satisfies TextStyle;
  const size = Math.min(largest, (largest * width) / sheet.widthOf(code, style));
  sheet.write(
    sheet.root,
    'H1',
    code,
    { x: page.left - 0.03 * size, y: sheet.y, width: width + 20 },
    { ...style, size },
  );
  sheet.y += size + 10;
  const named: TextStyle = { face: sheet.headingFace(name), size: 14 };
  sheet.y += sheet.write(sheet.root, 'P', name, { x: page.left, y: sheet.y, width }, named) + 3;
  sheet.y += sheet.write(
    sheet.root,
    'P',
    line,
    { x: page.left, y: sheet.y, width },
    { size: 10, color: colours.quiet },
  );
}

/** Begins a part of the paper. `keep` is the height that has to follow on the same page. */
export function writeHeading(sheet: Sheet, text: string, keep = 60): void {
  sheet.y += 20;
  sheet.room(26 + keep);
  const style: TextStyle = { face: sheet.headingFace(text), size: 13 };
  sheet.write(sheet.root, 'H2', text, { x: page.left, y: sheet.y, width: measure }, style);
  // As far from what follows in either face: a line of Han characters is taller.
  sheet.y += 24;
}

/** A quiet paragraph. */
export function writeNote(sheet: Sheet, text: string): void {
  const style: TextStyle = { size: 8, color: colours.quiet };
  const width = measure - 60;
  sheet.room(sheet.heightOf(text, width, style) + 6);
  sheet.y += 6;
  sheet.y += sheet.write(sheet.root, 'P', text, { x: page.left, y: sheet.y, width }, style);
}
