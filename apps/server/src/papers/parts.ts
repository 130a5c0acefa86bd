import { type Language, maker, type TextKey, translate } from '@payload/catalog';
import { colours, measure, page, Sheet, type TextStyle } from './sheet.ts';

/** Which kind of paper it is, as its name and its file say. */
export type PaperKind = 'sheet' | 'tender' | 'comparison' | 'set' | 'notice';

/** What every paper is made with. */
export interface PaperRequest {
  language: Language;
  /** Where the site is reached, without a slash at its end; empty where that is not known. */
  origin: string;
  /** The day, as ISO date. */
  date: string;
}

/** What papers are made with of which a page shows the same. */
export interface PagedRequest extends PaperRequest {
  /** That page. */
  address: string;
  /** Says what was asked for and is not there; null where all is. */
  leftOut: string | null;
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
  writeBrand(sheet);
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

/** The maker's plate. */
export function writeBrand(sheet: Sheet, y: number = page.top, color: string = colours.ink): void {
  const style: TextStyle = { face: 'code', size: 10.5, color };
  const width = sheet.widthOf(maker, style) + 13;
  sheet.draw((doc) => doc.roundedRect(page.left, y, width, 18, 1).lineWidth(0.8).strokeColor(color).stroke());
  sheet.write(sheet.root, 'P', maker, { x: page.left + 6.5, y: y + 3.6, width }, style);
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

/** Marks that begin no line, and those that end none. */
const [closing, opening] = ['，。；：！？、）》”’…', '（《“‘'];

/** Where a text may be parted: after white space, and beside a Han character where no mark is torn off. */
function breaksOf(text: string): number[] {
  const places: number[] = [];
  let at = 0;
  let before = '';
  for (const next of text) {
    const isBreak =
      /\s/.test(before) ||
      (/\p{Script=Han}/u.test(before + next) && !closing.includes(next) && !opening.includes(before));
    if (at > 0 && isBreak) places.push(at);
    at += next.length;
    before = next;
  }
  return places;
}

/**
 * The last of a row whose first ones are all taken and the rest not. Halved again and again: to measure each beginning of a long
 * paragraph takes more than a second.
 */
function lastOf(row: readonly number[], isTaken: (each: number) => boolean): number | undefined {
  let [from, to] = [0, row.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (isTaken(row[middle] ?? 0)) from = middle + 1;
    else to = middle;
  }
  return row[from - 1];
}

/** Writes a paragraph, which runs on where it is longer than what is left of a page. */
export function writeParagraph(sheet: Sheet, text: string, style: TextStyle = {}, width = measure): void {
  const least = 2 * sheet.heightOf('A', width, style);
  for (let rest = text; rest !== ''; ) {
    sheet.room(Math.min(least, sheet.heightOf(rest, width, style)));
    const fits = (part: string) => sheet.y + sheet.heightOf(part, width, style) <= page.bottom;
    const end = fits(rest)
      ? rest.length
      : (lastOf(breaksOf(rest), (at) => fits(rest.slice(0, at))) ?? rest.length);
    const part = rest.slice(0, end).trimEnd();
    sheet.y += sheet.write(sheet.root, 'P', part, { x: page.left, y: sheet.y, width }, style);
    rest = rest.slice(end).trimStart();
    if (rest !== '') sheet.room(page.bottom);
  }
}

/**
 * A quiet paragraph.
 * @param link where it leads, if anywhere
 */
export function writeNote(sheet: Sheet, text: string, link?: string): void {
  const style: TextStyle = { size: 8, color: colours.quiet };
  const width = measure - 60;
  sheet.room(sheet.heightOf(text, width, style) + 6);
  sheet.y += 6;
  sheet.y += sheet.write(sheet.root, 'P', text, { x: page.left, y: sheet.y, width }, style, link);
}
