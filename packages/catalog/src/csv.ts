/** What a cell is to be in a spreadsheet: these very characters, a number, or a moment. */
export type CsvCell = string | number | Date;

/**
 * Writes rows as Excel opens them by double click: UTF-8 with a byte order mark, lines ending in CRLF. Texts
 * stay texts: what Excel would take for a formula gets an apostrophe in front (OWASP, "CSV Injection"), what
 * it would take for a number or a date and so change (phone numbers, 20-digit tracking numbers, `3-4`) a tab,
 * which it does not show.
 */
export function writeCsv(rows: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${csvLines(rows)}`;
}

/** Rows as `writeCsv` writes them, without what only the beginning of a file has: for one that is written in pieces. */
export function csvLines(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('');
}

function writeCell(cell: CsvCell): string {
  // As Excel reads a moment in every country; in UTC, which the heading says.
  if (cell instanceof Date) return cell.toISOString().slice(0, 19).replace('T', ' ');
  if (typeof cell === 'number') return String(cell);
  const text = `${guardOf(cell)}${cell}`;
  return /[",;\r\n\t']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Digits in groups, as a phone number is written: neither a formula nor a number to any spreadsheet. */
const spacedDigits = /^\+?\d{1,4}(?: \d+)+(?: ext\. \d+)?$/;

function guardOf(text: string): string {
  if (spacedDigits.test(text)) return '';
  // Full-width forms count as well: Excel in Chinese and Japanese reads them as the plain ones.
  if (/^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/.test(text)) return "'";
  const isPlainCount = /^(?:0|[1-9]\d{0,9})$/.test(text);
  const changes = /^[\d.,:/\s-]*\d[\d.,:/\s-]*$|^\d+E\d+$/i.test(text);
  return changes && !isPlainCount ? '\t' : '';
}
