import type { Language } from '@payload/catalog';
import { colours, type Sheet, type TextStyle } from '../sheet.ts';
import { type Block, flow, half, listBlocks, textBlock } from './flow.ts';
import { texts } from './texts.ts';

/** From here on questions are set smaller, so that a manual keeps to eight pages. */
const many = 6;

/** Questions of the help page with cause and steps, in two columns. */
export function writeProblems(sheet: Sheet, codes: readonly string[], language: Language): void {
  const { faq, manuals } = texts[language];
  const { labels } = manuals;
  const size = codes.length > many ? 7.9 : 8.4;
  const style: TextStyle = { size };
  const blocks = codes.flatMap((code): Block[] => {
    const answer = faq[code];
    if (!answer) throw new Error(`faq.json has no answer ${code}.`);
    const parent = sheet.element(sheet.root, 'Sect');
    const face = sheet.headingFace(answer.question);
    const width = balancedWidth(sheet, answer.question, { face, size: 10.5 });
    const heading = { tag: 'H3', face, size: 10.5, width, after: 4, isKept: true } as const;
    const { write, ...title } = textBlock(sheet, parent, answer.question, heading);
    const said = (text: string, more: Parameters<typeof textBlock>[3]) =>
      textBlock(sheet, parent, text, { ...style, width: half, ...more });
    return [
      {
        ...title,
        height: title.height + 8,
        write: (x, y) => {
          sheet.hairline(y, { from: x, to: x + half });
          write(x, y + 8);
        },
      },
      said(answer.cause, { label: labels.cause, after: 4, isKept: true }),
      ...listBlocks(sheet, parent, answer.steps, 'number', {
        ...style,
        width: half,
        aside: 17,
        after: 2,
      }).map((block, index, { length }) => ({
        ...block,
        // A note stays with the last step.
        isKept: block.isKept || (answer.note !== undefined && index === length - 1),
      })),
      ...(answer.note === undefined
        ? []
        : [
            said(answer.note, {
              label: labels.note,
              size: size - 0.2,
              color: colours.quiet,
              aside: 17,
              after: 2,
            }),
          ]),
      { height: 8, write: () => {} },
    ];
  });
  flow(sheet, blocks, 2);
}

/** The least width in which a text has no more lines, so that they are as long as one another. */
function balancedWidth(sheet: Sheet, text: string, style: TextStyle): number {
  const height = sheet.heightOf(text, half, style);
  let width = half;
  while (width > half / 2 && sheet.heightOf(text, width - 8, style) <= height) width -= 8;
  return width;
}
