import {
  aircraft,
  formatFigure,
  type ManualEdition,
  printedValue,
  products,
  productsByType,
  translate,
} from '@payload/catalog';
import { colours } from '../sheet.ts';
import { drawTable } from '../table.ts';
import { writeCover } from './cover.ts';
import {
  airy,
  beginManual,
  codes,
  writeChapter,
  writeContents,
  writeFacts,
  writeLead,
  writePart,
  writeText,
} from './manual-parts.ts';
import { writeProblems } from './problems.ts';
import { bracketCodeOn, writeSteps, writeUse } from './product-manual.ts';
import { writeService } from './service.ts';
import { familyTexts, fill, texts } from './texts.ts';

/**
 * The guide of a family: its models side by side, how to choose, and what all of them ask for.
 * @param picture a night picture as JPEG; null where there is none
 */
export async function userGuide(edition: ManualEdition, picture: Buffer | null): Promise<Buffer> {
  const { language, productType: type, version, date } = edition;
  const { manuals } = texts[language];
  const { labels, sections, leads } = manuals;
  const family = familyTexts(language, type);
  const plural = translate(language, 'types', `${type}.plural`);
  const models = products.filter((product) => product.type === type);
  const summaries = productsByType(type, language);
  const carriers = aircraft
    .map(({ key, payloadG }) => ({ key, payloadG, on: models.filter((one) => one.aircraft.includes(key)) }))
    .filter(({ on }) => on.length > 0);
  const sheet = beginManual(edition, {
    title: fill(labels.familyTitle, { family: plural, kind: labels.guide }),
    name: plural,
    kind: labels.guide,
  });
  writeCover(sheet, picture, {
    alt: fill(labels.picture, { code: plural }),
    code: null,
    name: plural,
    kind: labels.guide,
    figures: [],
    models: models.map(({ code }) => code),
    version,
    date,
    language,
  });
  const chapters = (['compare', 'choose', 'mounting', 'daily', 'questions', 'service'] as const).map(
    (id) => ({ id, title: sections[id] }),
  );
  writeContents(sheet, labels.contents, chapters);

  writeChapter(sheet, { id: 'compare', title: sections.compare });
  writeText(sheet, translate(language, 'types', `${type}.line`), { size: 12 });
  writeLead(sheet, leads.compare);
  const figures = summaries[0]?.figures ?? [];
  drawTable(sheet, {
    padding: airy,
    columns: [
      { share: 0.18, style: { face: 'code', size: 10 } },
      { share: 0.37, style: { color: colours.quiet } },
      ...figures.map(() => ({ share: 0.45 / figures.length, align: 'right' }) as const),
    ],
    head: [labels.model, '', ...figures.map(({ label }) => label)],
    groups: [
      {
        rows: summaries.map(({ code, line, figures: values }) => [
          code,
          line,
          ...values.map((value) => printedValue(value, language)),
        ]),
      },
    ],
  });

  const needs = family.choose ?? [];
  writeChapter(sheet, { id: 'choose', title: sections.choose, keep: 40 + 34 * needs.length });
  writeLead(sheet, leads.choose);
  writeFacts(
    sheet,
    needs.map(({ need, models: fitting }) => ({ title: need, text: codes(fitting) })),
  );

  writeChapter(sheet, { id: 'mounting', title: sections.mounting, keep: 80 + 24 * carriers.length });
  writePart(sheet, { id: 'fits', title: sections.fits, lead: leads.fitsGuide });
  drawTable(sheet, {
    padding: 2.8,
    columns: [{ share: 0.29 }, { share: 0.11, align: 'right' }, { share: 0.38 }, { share: 0.22 }],
    head: [labels.aircraft, labels.limit, labels.models, labels.bracket],
    groups: [
      {
        rows: carriers.map(({ key, payloadG, on }) => [
          translate(language, 'aircraft', `${key}.name`),
          formatFigure(payloadG, 'g'),
          codes(on.map(({ code }) => code)),
          [...new Set(on.map((one) => bracketCodeOn(one, key) ?? labels.none))].join(labels.and),
        ]),
      },
    ],
  });
  writeSteps(sheet, manuals.mounting.port);

  writeChapter(sheet, { id: 'daily', title: sections.daily });
  writeUse(sheet, family);

  writeChapter(sheet, { id: 'questions', title: sections.questions, startsPage: true });
  writeLead(sheet, leads.problems);
  writeProblems(sheet, models[0]?.problems ?? [], language);
  writeService(sheet, language);
  return sheet.finish();
}
