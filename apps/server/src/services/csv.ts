/** A row of a CSV file and the line it begins on, from 1. */
export interface CsvRow {
  line: number;
  cells: string[];
}

/** A CSV file that cannot be read; `line` is where the trouble begins. */
export class CsvFault extends Error {
  override name = 'CsvFault';
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

/**
 * Reads CSV as spreadsheets write it (RFC 4180): with or without a byte order mark, lines ending in CRLF, LF
 * or CR, cells in quotes where they need them, separated by comma or semicolon; the first line tells which.
 * Empty lines are left out.
 *
 * @throws {CsvFault} when a quote is opened and never closed, or followed by something else than a separator.
 */
export function readCsv(text: string): CsvRow[] {
  const content = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const separator = separatorOf(content);
  const rows: CsvRow[] = [];
  let row: CsvRow = { line: 1, cells: [] };
  let line = 1;
  let position = 0;
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
      throw new CsvFault(line, 'a quoted cell is followed by more text');
    }
    position++;
    line++;
    rows.push(row);
    row = { line, cells: [] };
  }
  return rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
}

/** Semicolon where the first line has more of them than commas: spreadsheets in some countries write it so. */
function separatorOf(content: string): string {
  const [first = ''] = content.split('\n', 1);
  return first.split(';').length > first.split(',').length ? ';' : ',';
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
    if (quote < 0) throw new CsvFault(line, 'a quote is opened here and never closed');
    text += content.slice(from, quote);
    if (content[quote + 1] !== '"') return { text, end: quote + 1, lines: text.split('\n').length - 1 };
    text += '"';
    from = quote + 2;
  }
}

/** What a cell is to be in a spreadsheet: these very characters, or a moment. */
export type CsvCell = string | Date;

/**
 * Writes rows as Excel opens them by double click: UTF-8 with a byte order mark, lines ending in CRLF. Texts
 * stay texts: what Excel would take for a formula gets an apostrophe in front (OWASP, "CSV Injection"), what
 * it would take for a number or a date and so change (phone numbers, 20-digit tracking numbers, `3-4`) a tab,
 * which it does not show.
 */
export function writeCsv(rows: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('')}`;
}

function writeCell(cell: CsvCell): string {
  // As Excel reads a moment in every country; in UTC, which the heading says.
  if (cell instanceof Date) return cell.toISOString().slice(0, 19).replace('T', ' ');
  const text = `${guardOf(cell)}${cell}`;
  return /[",;\r\n\t']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Digits in groups, as a phone number is written: neither a formula nor a number to any spreadsheet. */
const spacedDigits = /^\+?\d{1,4}(?: \d+)+$/;

function guardOf(text: string): string {
  if (spacedDigits.test(text)) return '';
  // Full-width forms count as well: Excel in Chinese and Japanese reads them as the plain ones.
  if (/^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/.test(text)) return "'";
  const isPlainCount = /^(?:0|[1-9]\d{0,9})$/.test(text);
  const changes = /^[\d.,:/\s-]*\d[\d.,:/\s-]*$|^\d+E\d+$/i.test(text);
  return changes && !isPlainCount ? '\t' : '';
}
