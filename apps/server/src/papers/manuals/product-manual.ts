import {
  bracketOn,
  findAircraft,
  findProduct,
  formatFigure,
  type ManualEdition,
  needsBracket,
  type ProductEntry,
  type ProductInfo,
  printedValue,
  productInfo,
  translate,
} from '@payload/catalog';
import { colours, type Sheet } from '../sheet.ts';
import { drawTable } from '../table.ts';
import { writeCover } from './cover.ts';
import { flow, half, listBlocks } from './flow.ts';
import {
  airy,
  beginManual,
  body,
  quiet,
  writeChapter,
  writeContents,
  writeFacts,
  writeLead,
  writeList,
  writePart,
  writeText,
} from './manual-parts.ts';
import { writeProblems } from './problems.ts';
import { writeReach } from './reach.ts';
import { writeService } from './service.ts';
import { familyTexts, fill, texts } from './texts.ts';

/** The code of the bracket a product is mounted with on an aircraft; null where it needs none. */
export function bracketCodeOn(product: ProductEntry, aircraftKey: string): string | null {
  const aircraft = findAircraft(aircraftKey);
  return (aircraft && bracketOn(product, aircraft)?.code) ?? null;
}

function writeFits(sheet: Sheet, product: ProductEntry, info: ProductInfo): void {
  const { labels } = texts[sheet.language].manuals;
  const limits = info.physics?.kind === 'load' ? info.physics.aircraft : [];
  const hasCargo = limits.length > 0;
  drawTable(sheet, {
    padding: info.fits.length > 10 ? 1.5 : airy,
    columns: [
      { share: 0.34 },
      { share: 0.13, align: 'right' },
      { share: hasCargo ? 0.21 : 0.27, align: 'right' },
      { share: hasCargo ? 0.17 : 0.26 },
      ...(hasCargo ? [{ share: 0.15, align: 'right' } as const] : []),
    ],
    head: [labels.aircraft, labels.limit, labels.share, labels.bracket, ...(hasCargo ? [labels.cargo] : [])],
    groups: [
      {
        rows: info.fits.map(({ key, name, payloadG, share }) => [
          name,
          formatFigure(payloadG, 'g'),
          { text: share === 0 ? `<${formatFigure(1, '%')}` : formatFigure(share, '%'), bar: share },
          bracketCodeOn(product, key) ?? labels.none,
          ...limits.filter((limit) => limit.key === key).map(({ kg }) => formatFigure(kg, 'kg')),
        ]),
      },
    ],
  });
}

function writeParameters(sheet: Sheet, info: ProductInfo): void {
  const { language } = sheet;
  const { labels } = texts[language].manuals;
  drawTable(sheet, {
    padding: airy,
    columns: [{ share: 0.36, style: { color: colours.quiet } }, { share: 0.64 }],
    groups: info.groups.map(({ label, rows }) => ({
      label,
      rows: rows.filter(({ kind }) => kind !== 'none').map((row) => [row.label, printedValue(row, language)]),
    })),
  });
  const published = info.groups.flatMap(({ rows }) => rows.filter(({ sample }) => !sample));
  const fields = published.map(({ label }) => label).join(labels.and);
  const space = language === 'cn' ? '' : ' ';
  sheet.y += 8;
  writeText(
    sheet,
    published.length > 0
      ? [fill(labels.publishedNote, { fields }), labels.sampleNote].join(space)
      : labels.sampleNote,
    quiet,
  );
}

/**
 * The manual of one model.
 * @param picture its night picture as JPEG; null where there is none
 */
export async function productManual(edition: ManualEdition, picture: Buffer | null): Promise<Buffer> {
  const { language, productType, version, date } = edition;
  const code = edition.product ?? '';
  const product = findProduct(code);
  const info = productInfo(code, language);
  if (!product || !info) throw new Error(`There is no product ${code} to write a manual of.`);
  const { manuals } = texts[language];
  const { labels, sections, leads } = manuals;
  const family = familyTexts(language, productType);
  const sheet = beginManual(edition, {
    title: fill(labels.title, { code, kind: labels.manual }),
    name: code,
    kind: labels.manual,
  });
  writeCover(sheet, picture, {
    alt: fill(labels.picture, { code }),
    code,
    name: translate(language, 'types', `${productType}.singular`),
    kind: labels.manual,
    figures: info.figures,
    version,
    date,
    language,
  });
  const chapters = (['use', 'mounting', 'operating', 'parameters', 'problems', 'service'] as const).map(
    (id) => ({ id, title: sections[id] }),
  );
  writeContents(sheet, labels.contents, chapters);

  writeChapter(sheet, { id: 'use', title: sections.use });
  writeText(sheet, info.description, { size: 12 });
  writePart(sheet, { id: 'features', title: sections.features });
  writeFacts(
    sheet,
    info.features.map(({ name, text }) => ({ title: name, text })),
  );
  writeReach(sheet, info, language);

  writeChapter(sheet, { id: 'mounting', title: sections.mounting, startsPage: true });
  writePart(sheet, { id: 'fits', title: sections.fits, lead: leads.fits });
  writeFits(sheet, product, info);
  writeSteps(sheet, needsBracket(product) ? manuals.mounting.port : manuals.mounting.own);

  writeChapter(sheet, { id: 'operating', title: sections.operating, startsPage: true });
  writeUse(sheet, family);

  writeChapter(sheet, { id: 'parameters', title: sections.parameters, startsPage: true });
  writeParameters(sheet, info);

  writeChapter(sheet, { id: 'problems', title: sections.problems, startsPage: true });
  writeLead(sheet, leads.problems);
  writeProblems(sheet, product.problems, language);
  writeService(sheet, language);
  return sheet.finish();
}

/** How it is mounted, and what is looked at before every flight. */
export function writeSteps(sheet: Sheet, steps: readonly string[]): void {
  const { sections, check } = texts[sheet.language].manuals;
  writePart(sheet, { id: 'steps', title: sections.steps });
  writeList(sheet, steps, 'number');
  writePart(sheet, { id: 'check', title: sections.check, keep: 95 });
  flow(sheet, listBlocks(sheet, sheet.root, check, 'box', { ...body, width: half }), 2);
}

/** How a family is used, what is dangerous, and how it is kept. */
export function writeUse(sheet: Sheet, family: ReturnType<typeof familyTexts>): void {
  const { sections, safety } = texts[sheet.language].manuals;
  writeFacts(sheet, family.operating);
  const warnings = [...family.safety, ...safety];
  writePart(sheet, { id: 'safety', title: sections.safety, keep: 22 * warnings.length });
  writeList(sheet, warnings, 'warning');
  writePart(sheet, { id: 'care', title: sections.care, keep: 20 * family.care.length });
  writeList(sheet, family.care, 'dash');
}
