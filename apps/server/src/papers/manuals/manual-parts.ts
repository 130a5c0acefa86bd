import type { ManualEdition } from '@payload/catalog';
import { colours, type Element, measure, page, Sheet, type TextStyle } from '../sheet.ts';
import { type Cell, drawTable } from '../table.ts';
import { flow, listBlocks, textBlock } from './flow.ts';
import { fill, texts } from './texts.ts';

/** Running text of manuals. */
export const body = { size: 9.4, gap: 0.8 } satisfies TextStyle;
export const quiet = { size: 8.2, color: colours.quiet } satisfies TextStyle;

/** White around the rows of tables. */
export const airy = 4.8;

/** Begins a manual, whose first page is a cover, or an announcement, which has no version. */
export function beginManual(
  { language, date, version }: Pick<ManualEdition, 'language' | 'date'> & { version?: string },
  { title, name, kind }: { title: string; name: string; kind: string },
): Sheet {
  const { labels } = texts[language].manuals;
  const edition = version === undefined ? name : `${labels.version} ${version}`;
  return new Sheet({
    language,
    title,
    imprint: [edition, date, labels.sample].join(' · '),
    pageOf: (number, pages) => fill(labels.page, { page: number, pages }),
    date,
    running: [name, kind],
    hasCover: version !== undefined,
  });
}

/** Begins a chapter, on a page of its own where that is asked for. `keep` is the height that has to follow on the same page. */
export function writeChapter(
  sheet: Sheet,
  {
    id,
    title,
    startsPage = false,
    keep = 90,
  }: { id: string; title: string; startsPage?: boolean; keep?: number },
): void {
  if (sheet.y > sheet.top) sheet.y += 31;
  if (startsPage && sheet.y > sheet.top) sheet.turn();
  sheet.room(52 + keep);
  sheet.mark(id, title);
  writeRule(sheet, 1.5);
  writeTitleLine(sheet, title, 'H2', 19, 15);
  sheet.y += 36;
}

/** A heading, its letters as far below the line before it in either face. */
function writeTitleLine(sheet: Sheet, title: string, tag: 'H2' | 'H3', size: number, above: number): void {
  const face = sheet.headingFace(title);
  const y = sheet.y + above - (face === 'bold' ? 0.22 * size : 0);
  sheet.write(sheet.root, tag, title, { x: page.left, y, width: measure }, { face, size });
  sheet.y += above;
}

/** Begins a part of an announcement, which is a chapter in small. */
export function writeSection(
  sheet: Sheet,
  { id, title, keep = 60 }: { id: string; title: string; keep?: number },
): void {
  if (sheet.y > sheet.top) sheet.y += 22;
  sheet.room(36 + keep);
  sheet.mark(id, title);
  writeRule(sheet, 1);
  writeTitleLine(sheet, title, 'H2', 14, 12);
  sheet.y += 24;
}

function writeRule(sheet: Sheet, thickness: number): void {
  const { y } = sheet;
  sheet.draw((doc) =>
    doc.moveTo(page.left, y).lineTo(page.right, y).lineWidth(thickness).strokeColor(colours.ink).stroke(),
  );
}

/** Begins a part of a chapter. */
export function writePart(
  sheet: Sheet,
  { id, title, lead, keep = 60 }: { id: string; title: string; lead?: string; keep?: number },
): void {
  sheet.y += 16;
  const height = lead === undefined ? 0 : sheet.heightOf(lead, measure, leading) + 6;
  sheet.room(22 + height + keep);
  sheet.mark(id, title, true);
  writeTitleLine(sheet, title, 'H3', 11, 2);
  sheet.y += 18;
  if (lead !== undefined) writeLead(sheet, lead);
}

const leading: TextStyle = { ...body, color: colours.quiet };

/** What a chapter or part begins with, in a quieter colour. */
export function writeLead(sheet: Sheet, text: string): void {
  flow(sheet, [textBlock(sheet, sheet.root, text, { ...leading, after: 6 })]);
}

export function writeText(sheet: Sheet, text: string, style: TextStyle = body): void {
  flow(sheet, [textBlock(sheet, sheet.root, text, { ...style, after: 4 })]);
}

export function writeList(
  sheet: Sheet,
  items: readonly string[],
  mark: Parameters<typeof listBlocks>[3],
): void {
  flow(sheet, listBlocks(sheet, sheet.root, items, mark, body));
}

/** Names and what is said of each, side by side. */
export function writeFacts(sheet: Sheet, items: readonly { title: string; text: Cell }[]): void {
  drawTable(sheet, {
    columns: [{ share: 0.32, style: { face: 'bold' } }, { share: 0.68 }],
    isRuled: true,
    padding: airy,
    groups: [{ rows: items.map(({ title, text }) => [title, text]) }],
  });
}

/** Codes of models, as they stand on the devices. */
export const codes = (models: readonly string[], size = 8.2): Cell => ({
  text: models.join('  '),
  style: { face: 'code', size, gap: 2.5 },
});

/** Writes the contents, two columns wide, with the pages of the marks. */
export function writeContents(
  sheet: Sheet,
  title: string,
  chapters: readonly { id: string; title: string }[],
): void {
  writeChapter(sheet, { id: 'contents', title });
  const top = sheet.y;
  const rows = Math.ceil(chapters.length / 2);
  const height = 20;
  const parent: Element = sheet.element(sheet.root, 'TOC');
  const items = chapters.map((chapter) => ({ ...chapter, item: sheet.element(parent, 'TOCI') }));
  sheet.later((pageOf) => {
    for (const [index, { id, title: name, item }] of items.entries()) {
      const width = (measure - 28) / 2;
      const x = page.left + (index < rows ? 0 : width + 28);
      const y = top + (index % rows) * height;
      sheet.write(item, 'P', name, { x, y: y + 2, width: width - 24 }, body, `#${id}`);
      const number: TextStyle = { ...body, align: 'right' };
      sheet.write(item, 'P', String(pageOf(id)), { x, y: y + 2, width }, number);
      sheet.hairline(y + height - 0.5, { from: x, to: x + width });
    }
  });
  sheet.y = top + rows * height;
}
