import type { Language } from '@payload/catalog';
import { phones } from '@payload/catalog/phones';
import type { Sheet } from '../sheet.ts';
import { beside, half, listBlocks, textBlock } from './flow.ts';
import { body, quiet, writeChapter, writeFacts, writePart, writeText } from './manual-parts.ts';
import { texts } from './texts.ts';

/** Activation, repair and whom to call: the same in every manual, on one page. */
export function writeService(sheet: Sheet, language: Language): void {
  const { manuals, support } = texts[language];
  const { service, sections } = manuals;
  writeChapter(sheet, { id: 'service', title: sections.service, keep: 330 });
  const heading = (title: string) =>
    textBlock(sheet, sheet.root, title, {
      tag: 'H3',
      face: sheet.headingFace(title),
      size: 11,
      width: half,
      after: 6,
    });
  beside(
    sheet,
    [
      heading(sections.activation),
      textBlock(sheet, sheet.root, service.activation, { ...body, width: half }),
    ],
    [
      heading(sections.repair),
      ...listBlocks(sheet, sheet.root, service.repair, 'number', { ...body, width: half }),
      textBlock(sheet, sheet.root, service.repairNote, { ...quiet, width: half }),
    ],
  );
  writePart(sheet, { id: 'contact', title: sections.contact });
  const numbers = (['preSales', 'support', 'americas'] as const).map((region) => ({
    title: service.regions[region],
    text: phones[region].text,
  }));
  writeFacts(sheet, [...numbers, { title: manuals.labels.hours, text: support.regions.china.hours }]);
  sheet.y += 8;
  writeText(sheet, service.contactNote, quiet);
}
