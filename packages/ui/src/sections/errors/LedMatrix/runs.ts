/**
 * The lamps that are lit, as the path of an SVG whose line has its dashes one apart: a run of lamps is one line.
 *
 * @param rows bits of a row from its start, as hex digits; all rows are as long
 * @returns path data in lamps, a lamp's middle at half of one
 */
export function litPath(rows: readonly string[]): string {
  return rows
    .flatMap((row, y) => {
      const bits = Array.from(row, (digit) => Number.parseInt(digit, 16).toString(2).padStart(4, '0')).join(
        '',
      );
      // The last lamp of a run stands at the end of its line, which must not end before it.
      return Array.from(
        bits.matchAll(/1+/g),
        ({ 0: run, index }) => `M${index + 0.5} ${y + 0.5}h${(run.length - 0.99).toFixed(2)}`,
      );
    })
    .join('');
}

/** All lamps of a panel, lit or not, as a path like that. */
export function everyLamp(width: number, height: number): string {
  return Array.from({ length: height }, (_, y) => `M.5 ${y + 0.5}h${(width - 0.99).toFixed(2)}`).join('');
}
