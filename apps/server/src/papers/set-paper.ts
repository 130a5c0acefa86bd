import { type Aircraft, type AircraftEntry, loadBench, type ProductInfo, translate } from '@payload/catalog';
import { listInWords } from '@payload/catalog/in-words';
import { type Carried, type LoadSum, sumLoad } from '@payload/catalog/load-rules';
import { writeAbout } from './model-paper.ts';
import { beginPaper, type PagedRequest, said, writeHeading, writeNote, writeTitle } from './parts.ts';
import { grams, portNames, power, powerSources, verdictOf } from './set-words.ts';
import { colours, measure, page, type Sheet, type TextStyle } from './sheet.ts';
import { type Cell, drawTable } from './table.ts';

/**
 * An aircraft with what hangs under it: weight, power and ports, what remains, and whether it flies.
 * @param hanging the products in the order they were hung, all made for the aircraft, each once
 * @param address the bench with the same set
 * @returns a PDF
 */
export async function setPaper(
  entry: AircraftEntry,
  aircraft: Aircraft,
  hanging: readonly ProductInfo[],
  { address, leftOut, ...request }: PagedRequest,
): Promise<Buffer> {
  const { language } = request;
  const bench = loadBench(entry);
  const carried = hanging.flatMap(({ code }) => bench.products.find((each) => each.code === code) ?? []);
  const sum = sumLoad(bench.carrier, carried);
  const models = listInWords(
    hanging.map(({ code }) => code),
    language,
  );
  const sheet = beginPaper('set', `${aircraft.key} + ${models}`, request);
  writeTitle(sheet, {
    code: aircraft.key,
    name: said(language, 'load.lead', { name: aircraft.name, models }),
    line: aircraft.className,
  });
  if (leftOut !== null) writeNote(sheet, leftOut);
  writeVerdict(sheet, sum, aircraft.payloadG);
  drawBar(sheet, sum, carried, aircraft.payloadG);
  writeProducts(sheet, { sum, carried, hanging, payloadG: aircraft.payloadG });
  writePorts(sheet, sum);
  writeNote(sheet, said(language, 'sample.several'));
  writeAbout(sheet, [
    [said(language, 'about.aircraft'), aircraft.name],
    ...hanging.map(({ code, title }) => [code, title] as const),
    [said(language, 'about.asOf'), request.date],
    [translate(language, 'open-data', 'names.page'), address],
  ]);
  return sheet.finish();
}

/** Whether it flies; where it does not, each reason. */
function writeVerdict(sheet: Sheet, sum: LoadSum, payloadG: number): void {
  sheet.y += 18;
  const [first = '', ...rest] = verdictOf(sum, payloadG, sheet.language);
  const place = { x: page.left, width: measure };
  const style: TextStyle = {
    face: 'bold',
    size: 11,
    color: sum.faults.length > 0 ? colours.signal : colours.ink,
  };
  sheet.y += sheet.write(sheet.root, 'P', first, { ...place, y: sheet.y }, style) + 2;
  for (const reason of rest)
    sheet.y += sheet.write(sheet.root, 'P', reason, { ...place, y: sheet.y }, { size: 10 });
}

/** What each weighs of what the aircraft lifts, as parts of one bar. */
function drawBar(
  sheet: Sheet,
  sum: LoadSum,
  carried: readonly { weightG: number }[],
  payloadG: number,
): void {
  const most = Math.max(payloadG, sum.totalG);
  const width = (weight: number) => (measure * weight) / most;
  const alt = said(sheet.language, 'load.barAlt', { total: grams(sum.totalG), limit: grams(payloadG) });
  sheet.y += 12;
  const { y } = sheet;
  sheet.figure(sheet.root, alt, (doc) => {
    doc.rect(page.left, y, width(payloadG), 9).fill(colours.line);
    let x = page.left;
    for (const weight of [...carried.map(({ weightG }) => weightG), sum.bracketG]) {
      if (weight === 0) continue;
      doc.rect(x, y, Math.max(0.5, width(weight) - 1), 9).fill(colours.ink);
      x += width(weight);
    }
    if (sum.totalG > payloadG)
      doc.rect(page.left + width(payloadG), y, width(sum.totalG - payloadG), 9).fill(colours.signal);
  });
  sheet.y += 18;
}

const strong = (text: string): Cell => ({ text, style: { face: 'bold', color: colours.ink } });

function writeProducts(
  sheet: Sheet,
  {
    sum,
    carried,
    hanging,
    payloadG,
  }: {
    sum: LoadSum;
    carried: readonly Carried[];
    hanging: readonly ProductInfo[];
    payloadG: number;
  },
): void {
  const { language } = sheet;
  const poweredBy = powerSources(sum.ports, language);
  const leftG = payloadG - sum.totalG;
  const word = (key: 'product' | 'kind' | 'weight' | 'draws' | 'powered') => said(language, `load.${key}`);
  drawTable(sheet, {
    columns: [
      { share: 0.2 },
      { share: 0.36, style: { color: colours.quiet } },
      { share: 0.14, align: 'right' },
      { share: 0.12, align: 'right' },
      { share: 0.18 },
    ],
    head: [word('product'), word('kind'), word('weight'), word('draws'), word('powered')],
    groups: [
      {
        rows: [
          ...carried.map((each): Cell[] => [
            { text: each.code, style: { face: 'code', size: 8.5 } },
            hanging.find(({ code }) => code === each.code)?.title ?? '',
            grams(each.weightG),
            each.watts > 0 ? power(each.watts) : said(language, 'load.noPower'),
            poweredBy(each),
          ]),
          ...(sum.bracketG > 0
            ? [
                [
                  said(language, 'load.bracketRow'),
                  said(language, 'load.bracketKind'),
                  grams(sum.bracketG),
                  '',
                  '',
                ],
              ]
            : []),
          [strong(said(language, 'load.total')), '', strong(grams(sum.totalG)), '', ''],
          [said(language, 'load.limit'), '', grams(payloadG), '', ''],
          [
            strong(said(language, leftG < 0 ? 'load.over' : 'load.leaves')),
            '',
            strong(grams(Math.abs(leftG))),
            '',
            '',
          ],
        ],
      },
    ],
  });
}

function writePorts(sheet: Sheet, { ports }: LoadSum): void {
  const { language } = sheet;
  writeHeading(sheet, said(language, 'load.ports'));
  if (ports.length === 0) {
    writeNote(sheet, said(language, 'load.noPorts'));
    return;
  }
  const names = portNames(ports, language);
  drawTable(sheet, {
    columns: [
      { share: 0.36 },
      { share: 0.2, align: 'right' },
      { share: 0.14, align: 'right' },
      { share: 0.3 },
    ],
    head: [
      said(language, 'load.port'),
      said(language, 'load.gives'),
      said(language, 'load.drawn'),
      said(language, 'load.used'),
    ],
    groups: [
      {
        rows: ports.map(({ watts, drawn, codes }, index): Cell[] => [
          names[index] ?? '',
          power(watts),
          power(drawn),
          codes.length > 0 ? listInWords(codes, language) : said(language, 'load.free'),
        ]),
      },
    ],
  });
}
