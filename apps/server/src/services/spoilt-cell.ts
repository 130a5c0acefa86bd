/** English months as spreadsheets write them; a code that someone typed is in capitals. */
const month = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec)[a-z]*';

/** What spreadsheets make of codes that they take for something else. */
const spoilt = [
  // A long number: 1.23457E+11; by other programs one with a fraction: 123456789012.0.
  /^\d+(?:[.,]\d+)?E[+-]\d+$/i,
  /^\d+[.,]0+$/,
  // A date: 3-Mar, Mar-24, 3/12/2026, 2026-03-12, 3月12日; or a time.
  new RegExp(`^\\d{1,2}[-/. ]${month}(?:[-/. ]\\d{2,4})?$`),
  new RegExp(`^${month}[-/. ]\\d{1,4}$`),
  /^\d{1,4}\/\d{1,4}(?:\/\d{1,4})?$/,
  /^\d{4}-\d{1,2}-\d{1,2}$/,
  /^(?:\d{2,4}年)?\d{1,2}月(?:\d{1,2}日)?$/,
  /^\d{1,2}:\d{2}(?::\d{2})?(?: ?[AP]M)?$/i,
  // A fault, or a column that was too narrow.
  /^#/,
];

/** Whether a spreadsheet has made something else of what a cell was to say, which no longer tells what that was. */
export function isSpoilt(cell: string): boolean {
  const text = cell.normalize('NFKC').trim();
  return spoilt.some((pattern) => pattern.test(text));
}
