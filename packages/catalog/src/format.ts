/** Narrow enough to hold figure and unit together, and known to every font (U+202F is not). */
const thin = '\u2009';

/**
 * A figure as both languages print it: thousands apart by a thin space, a true minus sign.
 * `13000` gives `13 000`, `-20` gives `−20`.
 */
export function formatNumber(value: number): string {
  const [whole = '', fraction] = String(Math.abs(value)).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, thin);
  return (value < 0 ? '\u2212' : '') + (fraction === undefined ? grouped : `${grouped}.${fraction}`);
}

/** A unit as it follows its figure: after a thin space, a degree sign directly, nothing for a count. */
function unitSuffix(unit: string): string {
  return unit === '' || unit === '°' ? unit : thin + unit;
}

/** A figure with its unit: `13 000 lm`, `11°`, `4`. */
export function formatFigure(value: number, unit: string): string {
  return formatNumber(value) + unitSuffix(unit);
}

/** Lengths with their unit: `215 × 165 × 135 mm`. */
export function formatSize(lengths: readonly number[], unit: string): string {
  return lengths.map(formatNumber).join(' × ') + unitSuffix(unit);
}
