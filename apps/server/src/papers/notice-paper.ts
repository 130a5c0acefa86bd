import type { NoticeScope, NoticeSeverity } from '@payload/api/contract';
import { productInfo, translate } from '@payload/catalog';
import { writeAbout } from './model-paper.ts';
import {
  beginPaper,
  type PaperRequest,
  said,
  writeHeading,
  writeNote,
  writeParagraph,
  writeTitle,
} from './parts.ts';
import { colours, type TextStyle } from './sheet.ts';
import { type Cell, drawTable } from './table.ts';

/** A notice in the language of its paper. */
export interface PrintedNotice {
  number: string;
  severity: NoticeSeverity;
  title: string;
  /** Paragraphs, a line break after each. */
  text: string;
  scopes: readonly NoticeScope[];
  /** Whether it stands on the site: its day is the paper's then. */
  isPublished: boolean;
}

/** A paper, and what its fonts could not set of the notice. */
interface NoticePaper {
  file: Buffer;
  /** Characters that stand as empty boxes. */
  lacking: string[];
}

/** An address that leads somewhere, where it is known whole. */
const linked = (text: string): Cell => (/^https?:/.test(text) ? { text, link: text } : text);

/** A notice as it is pinned up in a workshop: what it says, which devices it concerns, what to do and where it stands. */
export async function noticePaper(notice: PrintedNotice, request: PaperRequest): Promise<NoticePaper> {
  const { language, origin, date } = request;
  const { number, severity, title, text, scopes, isPublished } = notice;
  const site = `${origin}/${language}`;
  const severityName = translate(language, 'notices', `severities.${severity}`);
  const sheet = beginPaper('notice', number, request);
  writeTitle(sheet, {
    code: number,
    name: title,
    line: said(language, isPublished ? 'notice.published' : 'notice.draft', { severity: severityName, date }),
  });
  sheet.y += 14;
  sheet.hairline(sheet.y, { strong: true });
  sheet.y += 12;
  for (const paragraph of text.split('\n').filter((each) => each.trim() !== '')) {
    writeParagraph(sheet, paragraph, { size: 10.5 });
    sheet.y += 7;
  }

  writeHeading(sheet, said(language, 'notice.affected'), 60);
  drawTable(sheet, {
    columns: [
      { share: 0.2, style: { face: 'code', size: 9 } },
      { share: 0.34, style: { color: colours.quiet } },
      { share: 0.46 },
    ],
    head: [said(language, 'notice.model'), said(language, 'notice.name'), said(language, 'notice.serials')],
    groups: [
      {
        rows: scopes.map(({ productCode, from, to }) => [
          productCode,
          productInfo(productCode, language)?.title ?? '',
          from === null || to === null
            ? said(language, 'notice.allSerials')
            : said(language, 'notice.range', { from, to }),
        ]),
      },
    ],
  });

  writeHeading(sheet, said(language, 'notice.todo'), 90);
  const bold: TextStyle = { face: 'bold', color: severity === 'safety' ? colours.signal : colours.ink };
  const steps: (readonly [act: Cell, where: Cell])[] = [
    [said(language, 'notice.steps.check'), linked(`${site}/device`)],
    [{ text: said(language, `notice.steps.${severity}`), style: bold }, ''],
    [said(language, 'notice.steps.ask', { number }), linked(`${site}/support`)],
  ];
  drawTable(sheet, {
    columns: [{ share: 0.07 }, { share: 0.53 }, { share: 0.4, style: { color: colours.quiet } }],
    head: [said(language, 'notice.step'), said(language, 'notice.act'), said(language, 'notice.where')],
    groups: [{ rows: steps.map((cells, index) => [String(index + 1), ...cells]) }],
  });

  writeAbout(sheet, [
    [said(language, 'notice.facts.number'), number],
    [said(language, 'notice.facts.severity'), severityName],
    [said(language, 'notice.facts.published'), isPublished ? date : said(language, 'notice.notYet')],
    [said(language, 'notice.facts.page'), `${site}/announcement#${number}`],
  ]);
  writeNote(sheet, said(language, 'notice.holds'));
  const lacking = sheet.lacking(title + text);
  return { file: await sheet.finish(), lacking };
}
