import {
  type Announcement,
  announcedProducts,
  findProduct,
  type Language,
  productTypes,
  translate,
} from '@payload/catalog';
import { phones } from '@payload/catalog/phones';
import { writeBrand } from '../parts.ts';
import { colours, measure, page, type Sheet, type TextStyle } from '../sheet.ts';
import { beginManual, codes, quiet, writeFacts, writeList, writeSection, writeText } from './manual-parts.ts';
import { fill, texts } from './texts.ts';

/** A notice or guide for devices in use. */
export async function announcementDocument(announcement: Announcement, language: Language): Promise<Buffer> {
  const { announcements, manuals, support } = texts[language];
  const { labels } = announcements;
  const { title, summary, affected, steps } = announcements.items[announcement.id];
  const { number, date } = announcement;
  const kind = manuals.labels.announcement;
  const sheet = beginManual({ language, date }, { title, name: number, kind });
  writePlates(sheet, [number, kind, date]);
  const face = sheet.headingFace(title);
  const head: TextStyle = { face, size: 30 };
  sheet.y += sheet.write(sheet.root, 'H1', title, { x: page.left, y: sheet.y, width: measure }, head) + 8;
  writeText(sheet, summary, { size: 12 });

  writeSection(sheet, { id: 'todo', title: labels.todo });
  writeList(sheet, steps, 'number');
  const groups = productTypes
    .map((type) => ({
      type,
      of: announcedProducts(announcement).filter((code) => findProduct(code)?.type === type),
    }))
    .filter(({ of }) => of.length > 0);
  writeSection(sheet, { id: 'affected', title: labels.affected, keep: 40 + 22 * groups.length });
  writeText(sheet, affected);
  sheet.y += 6;
  writeFacts(
    sheet,
    groups.map(({ type, of }) => ({
      title: translate(language, 'types', `${type}.plural`),
      text: codes(of),
    })),
  );
  writeSection(sheet, { id: 'questions', title: labels.questions });
  const hours = support.regions.china.hours.replace(/[.。]$/, '');
  writeText(sheet, fill(labels.contact, { phone: phones.support.text, hours }));
  writeText(sheet, announcements.sample, quiet);
  return sheet.finish();
}

/** The maker's plate, and below it the number, what it is and its day. */
function writePlates(sheet: Sheet, words: readonly string[]): void {
  writeBrand(sheet);
  const y = page.top + 46;
  let x = page.left;
  for (const [index, word] of words.entries()) {
    const style: TextStyle = index === 0 ? { face: 'code', size: 8.6 } : { size: 8.6 };
    const wide = sheet.widthOf(word, style) + 17;
    const left = x;
    sheet.draw((doc) =>
      doc.roundedRect(left, y, wide, 20, 1.4).lineWidth(0.8).strokeColor(colours.line).stroke(),
    );
    const place = { x: x + 8.5, y: y + (index === 0 ? 5.4 : 3.6), width: wide };
    sheet.write(sheet.root, 'P', word, place, style);
    x += wide;
  }
  sheet.y = y + 36;
}
