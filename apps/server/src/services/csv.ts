/** A row of a CSV file and the line it begins on, from 1. */
export interface CsvRow {
  line: number;
  cells: string[];
}

/** A CSV file that cannot be read; `line` is where the trouble begins: a quote is never closed, or more text follows one. */
export class CsvFault extends Error {
  override name = 'CsvFault';
  readonly line: number;
  readonly reason: 'openQuote' | 'afterQuote';

  constructor(line: number, reason: 'openQuote' | 'afterQuote') {
    super(`Line ${line}: ${reason}`);
    this.line = line;
    this.reason = reason;
  }
}

/**
 * Reads CSV as spreadsheets write it (RFC 4180): with or without a byte order mark, lines ending in CRLF, LF
 * or CR, cells in quotes where they need them, separated by comma, semicolon or tab; the first line tells which,
 * by a word of its own (`sep=;`) or by what there is most of in it. Empty lines are left out.
 *
 * @throws {CsvFault} when a quote is opened and never closed, or followed by something else than a separator.
 */
export function readCsv(text: string): CsvRow[] {
  const content = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const [named, said] = /^"?sep=([,;\t])"?(?:\n|$)/i.exec(content) ?? [''];
  const separator = said ?? separatorOf(content);
  const rows: CsvRow[] = [];
  let line = named === '' ? 1 : 2;
  let row: CsvRow = { line, cells: [] };
  let position = named.length;
  while (position < content.length) {
    const cell =
      content[position] === '"'
        ? readQuoted(content, position, line)
        : readPlain(content, position, separator);
    row.cells.push(cell.text);
    line += cell.lines;
    position = cell.end;
    const next = content[position];
    if (next === separator) {
      position++;
      // A separator at the very end still opens one more cell.
      if (position < content.length) continue;
      row.cells.push('');
    } else if (next !== undefined && next !== '\n') {
      throw new CsvFault(line, 'afterQuote');
    }
    position++;
    line++;
    rows.push(row);
    row = { line, cells: [] };
  }
  return rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
}

/** What the first line has most of: in some countries spreadsheets write semicolons, and tabs into a text file. */
function separatorOf(content: string): string {
  const [first = ''] = content.split('\n', 1);
  const countOf = (separator: string) => first.split(separator).length;
  return [';', '\t'].reduce((most, each) => (countOf(each) > countOf(most) ? each : most), ',');
}

interface Cell {
  text: string;
  /** Where it ends: at a separator, a line's end, or the text's. */
  end: number;
  /** Line breaks inside. */
  lines: number;
}

function readPlain(content: string, start: number, separator: string): Cell {
  let end = start;
  while (end < content.length && content[end] !== separator && content[end] !== '\n') end++;
  return { text: content.slice(start, end), end, lines: 0 };
}

function readQuoted(content: string, start: number, line: number): Cell {
  let text = '';
  let from = start + 1;
  for (;;) {
    const quote = content.indexOf('"', from);
    if (quote < 0) throw new CsvFault(line, 'openQuote');
    text += content.slice(from, quote);
    if (content[quote + 1] !== '"') return { text, end: quote + 1, lines: text.split('\n').length - 1 };
    text += '"';
    from = quote + 2;
  }
}
