import { colours, type Element, measure, page, type Sheet, type TextStyle } from '../sheet.ts';

/** What does not go over two columns. */
export interface Block {
  height: number;
  /** Its end is not parted from what follows. */
  isKept?: boolean;
  write: (x: number, y: number) => void;
}

type Tag = Parameters<Sheet['write']>[1];

/** A text, and the white below it. Its label stands before it in bold. */
export function textBlock(
  sheet: Sheet,
  parent: Element,
  text: string,
  {
    width = measure,
    aside = 0,
    after = 0,
    tag = 'P',
    label,
    isKept = false,
    ...base
  }: TextStyle & {
    width?: number;
    aside?: number;
    after?: number;
    tag?: Tag;
    label?: string;
    isKept?: boolean;
  } = {},
): Block {
  const measured = width - aside;
  const bold: TextStyle = { ...base, face: 'bold' };
  const style = label === undefined ? base : { ...base, indent: sheet.widthOf(label, bold) + 5 };
  return {
    height: sheet.heightOf(text, measured, style) + after,
    isKept,
    write: (x, y) => {
      const place = { x: x + aside, y, width: measured };
      if (label !== undefined) sheet.write(parent, tag, label, place, bold);
      sheet.write(parent, tag, text, place, style);
    },
  };
}

/** Draws what stands before the lines of a list: a number, or a mark that says nothing of its own. */
type Mark = 'number' | 'dash' | 'box' | 'warning';

/** The lines of a list. One line is not left alone at either end of it. */
export function listBlocks(
  sheet: Sheet,
  parent: Element,
  items: readonly string[],
  mark: Mark,
  { width = measure, aside = 25, after = 5, ...style }: Parameters<typeof textBlock>[3] = {},
): Block[] {
  const { size = 9.4 } = style;
  const list = sheet.element(parent, 'L');
  return items.map((text, index) => {
    const item = sheet.element(list, 'LI');
    const lettering = { ...style, size, width, aside, after, tag: 'LBody' } as const;
    const isKept = index === 0 || index === items.length - 2;
    return {
      height: textBlock(sheet, item, text, lettering).height,
      isKept,
      write: (x, y) => {
        if (mark === 'number') {
          const place = { x, y: y + 0.28 * size, width: aside };
          sheet.write(item, 'Lbl', String(index + 1), place, { face: 'code', size: size - 0.4 });
        } else drawMark(sheet, mark, x, y + size * 0.72);
        textBlock(sheet, item, text, lettering).write(x, y);
      },
    };
  });
}

function drawMark(sheet: Sheet, mark: Exclude<Mark, 'number'>, x: number, middle: number): void {
  const { ink, signal } = colours;
  sheet.draw((doc) => {
    if (mark === 'dash') {
      doc
        .moveTo(x, middle)
        .lineTo(x + 11, middle)
        .lineWidth(1)
        .strokeColor(ink)
        .stroke();
    } else if (mark === 'box') {
      doc
        .roundedRect(x, middle - 4.5, 9.6, 9.6, 1.1)
        .lineWidth(0.8)
        .strokeColor(ink)
        .stroke();
    } else {
      doc.polygon([x, middle + 4], [x + 9.6, middle + 4], [x + 4.8, middle - 4.4]).fill(signal);
    }
  });
}

/** Blocks that go together, and their height. */
function runsOf(blocks: readonly Block[]): { height: number; blocks: Block[] }[] {
  const runs: { height: number; blocks: Block[] }[] = [];
  let isOpen = false;
  for (const block of blocks) {
    const last = runs.at(-1);
    if (isOpen && last) {
      last.blocks.push(block);
      last.height += block.height;
    } else runs.push({ height: block.height, blocks: [block] });
    isOpen = block.isKept ?? false;
  }
  return runs;
}

/**
 * Writes blocks one below the other, in columns side by side; those of the last page are of a height.
 */
export function flow(sheet: Sheet, blocks: readonly Block[], columns = 1, gutter = 28): void {
  let rest = runsOf(blocks);
  const step = (measure + gutter) / columns;
  sheet.room(rest[0]?.height ?? 0);
  while (rest.length > 0) {
    const top = sheet.y;
    const height = columnHeight(rest, columns, page.bottom - top);
    let lowest = top;
    for (let column = 0; column < columns; column += 1) {
      let y = top;
      for (let [run] = rest; run && (y === top || y - top + run.height <= height + 0.01); [run] = rest) {
        rest = rest.slice(1);
        for (const block of run.blocks) {
          block.write(page.left + column * step, y);
          y += block.height;
        }
      }
      lowest = Math.max(lowest, y);
    }
    sheet.y = lowest;
    if (rest.length > 0) sheet.turn();
  }
}

/** The least height of columns that hold all of it; what there is where none does. */
function columnHeight(runs: readonly { height: number }[], columns: number, most: number): number {
  const sum = runs.reduce((before, { height }) => before + height, 0);
  for (let height = sum / columns; height < most; height += 4) {
    let used = 1;
    let filled = 0;
    for (const run of runs) {
      if (filled > 0 && filled + run.height > height + 0.01) {
        used += 1;
        filled = 0;
      }
      filled += run.height;
    }
    if (used <= columns) return height;
  }
  return most;
}

/** Writes two rows of blocks side by side, on one page. */
export function beside(sheet: Sheet, left: readonly Block[], right: readonly Block[]): void {
  const heightOf = (blocks: readonly Block[]) => blocks.reduce((sum, { height }) => sum + height, 0);
  sheet.room(Math.max(heightOf(left), heightOf(right)));
  const { y: top } = sheet;
  for (const [index, blocks] of [left, right].entries()) {
    let y = top;
    for (const block of blocks) {
      block.write(page.left + (index * (measure + 28)) / 2, y);
      y += block.height;
    }
  }
  sheet.y = top + Math.max(heightOf(left), heightOf(right));
}

/** Width of one of two columns. */
export const half = (measure - 28) / 2;
