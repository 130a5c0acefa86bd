import { colours, type Element, page, type Sheet, type TextStyle } from './sheet.ts';

export interface Column {
  /** Its part of the measure, from 0 to 1. */
  share: number;
  align?: 'left' | 'right';
  style?: TextStyle;
}

export type Cell =
  | string
  | {
      text: string;
      style?: TextStyle;
      link?: string;
      /** A share, drawn before the text as a bar, in percent. */
      bar?: number;
    };

export interface TableParts {
  columns: readonly Column[];
  /** What stands above the columns; left out where the rows speak for themselves. */
  head?: readonly Cell[];
  /** Whether a line stands above the first row, where there is no head. */
  isRuled?: boolean;
  /** White above and below the text of a row, points. */
  padding?: number;
  groups: readonly { label?: string; rows: readonly (readonly Cell[])[] }[];
}

const gutter = 14;
/** Letters of Archivo stand higher in their line than those of the text, by this part of their size. */
const archivoRise = 0.28;
const dropOf = ({ face = 'text', size = 9 }: TextStyle) =>
  face === 'code' || face === 'heading' ? archivoRise * size : 0;
const headStyle: TextStyle = { size: 7.5, color: colours.quiet };

/** Writes rows of aligned columns with hairlines between; a group keeps its heading, and every page begins with the head. */
export function drawTable(
  sheet: Sheet,
  { columns, head, isRuled = false, padding = 2.4, groups }: TableParts,
): void {
  const table = sheet.element(sheet.root, 'Table');
  const whole = page.right - page.left;
  let x = page.left;
  const places = columns.map(({ share }, index) => {
    const place = { x, width: share * whole - (index < columns.length - 1 ? gutter : 0) };
    x += share * whole;
    return place;
  });

  const styled = (cell: Cell, index: number, base: TextStyle) => {
    const { text, style, link, bar } =
      typeof cell === 'string' ? { text: cell } : { link: undefined, bar: undefined, ...cell };
    const column = columns[index];
    const own = base === headStyle ? style : { ...column?.style, ...style };
    return {
      text,
      link,
      bar,
      style: { ...base, ...own, align: column?.align ?? 'left' } satisfies TextStyle,
    };
  };
  const heightOf = (cells: readonly Cell[], base: TextStyle) =>
    Math.max(
      ...cells.map((cell, index) => {
        const { text, style } = styled(cell, index, base);
        // The rule below the head stays clear of codes, which stand lower in their line.
        const drop = base === headStyle ? dropOf(style) : 0;
        return sheet.heightOf(text, places[index]?.width ?? 0, style) + drop;
      }),
    );
  const writeRow = (parent: Element, cells: readonly Cell[], base: TextStyle, isHead: boolean) => {
    const row = sheet.element(parent, 'TR');
    const height = heightOf(cells, base);
    for (const [index, cell] of cells.entries()) {
      const place = places[index];
      if (!place) continue;
      const { text, style, link, bar } = styled(cell, index, base);
      if (bar !== undefined) drawBar(sheet, { ...place, y: sheet.y + padding + 4.5 }, bar);
      const tag = isHead || index === 0 ? 'TH' : 'TD';
      sheet.write(row, tag, text, { ...place, y: sheet.y + padding + dropOf(style) }, style, link);
    }
    sheet.y += height + 2 * padding;
  };
  const writeHead = () => {
    if (!head) return;
    writeRow(table, head, headStyle, true);
    sheet.hairline(sheet.y, { strong: true });
  };

  const first = groups[0]?.rows[0];
  sheet.room((head ? heightOf(head, headStyle) : 0) + (first ? heightOf(first, {}) : 0) + 30);
  writeHead();
  if (isRuled) sheet.hairline(sheet.y);
  for (const [index, { label, rows }] of groups.entries()) {
    if (label !== undefined) {
      if (sheet.room(38 + (rows[0] ? heightOf(rows[0], {}) : 0))) writeHead();
      else if (index > 0 || head) sheet.y += 7;
      const row = sheet.element(table, 'TR');
      const style: TextStyle = { face: sheet.headingFace(label), size: 9.5 };
      sheet.y += sheet.write(row, 'TH', label, { x: page.left, y: sheet.y, width: whole }, style) + 3;
      sheet.hairline(sheet.y, { strong: true });
    }
    for (const cells of rows) {
      if (sheet.room(heightOf(cells, {}) + 2 * padding)) writeHead();
      writeRow(table, cells, {}, false);
      sheet.hairline(sheet.y);
    }
  }
}

/** A share for the eye, as wide as what is left beside its figure allows. */
function drawBar(
  sheet: Sheet,
  { x, y, width }: { x: number; y: number; width: number },
  share: number,
): void {
  const length = width - 40;
  sheet.draw((doc) => {
    doc.rect(x, y, length, 4.5).fill(colours.line);
    doc.rect(x, y, (length * Math.min(100, share)) / 100, 4.5).fill(colours.ink);
  });
}
