const thinSpace = '\u2009';
const minusSign = '\u2212';

/** Symbols of angle stand directly behind the number (SI Brochure, 5.4.3). */
const closeSymbols = new Set(['°', '′', '″']);

export type FormatNumberOptions = {
  /** Digits after the point; as many as the number has when left out. */
  digits?: number | undefined;
  /** A plus sign before a positive number. @default false */
  signed?: boolean | undefined;
};

/**
 * A number as a data sheet sets it, in both languages: thousands split by a thin space (U+2009),
 * a true minus sign (U+2212), a point before decimals.
 */
export function formatNumber(value: number, { digits, signed = false }: FormatNumberOptions = {}): string {
  const plain = digits === undefined ? String(Math.abs(value)) : Math.abs(value).toFixed(digits);
  const [integer = '', fraction] = plain.split('.');
  const grouped = integer.replace(/\B(?=(?:\d{3})+$)/g, thinSpace);
  const isZero = Number(plain) === 0;
  const sign = isZero ? '' : value < 0 ? minusSign : signed ? '+' : '';
  return `${sign}${grouped}${fraction === undefined ? '' : `.${fraction}`}`;
}

/** What stands between a number and its unit: a thin space, nothing before a symbol of angle or no unit. */
export function unitSpace(unit: string): string {
  return unit === '' || closeSymbols.has(unit) ? '' : thinSpace;
}

/**
 * Number and unit as one string, for a place that takes no element (a name, a label in a drawing).
 * In running text use `Figure`: the thin space alone would let the line break before the unit.
 */
export function formatFigure(value: number, unit: string, options: FormatNumberOptions = {}): string {
  return `${formatNumber(value, options)}${unitSpace(unit)}${unit}`;
}

/** Lengths with their unit: `215 × 165 × 135 mm`. */
export function formatSize(lengths: readonly number[], unit: string): string {
  return `${lengths.map((length) => formatNumber(length)).join(' × ')}${unitSpace(unit)}${unit}`;
}

/**
 * A figure for a text that may run from right to left and takes no element (a sentence that is translated with it, an
 * option): Unicode's isolate keeps its order, and that of the words around it. It is neither seen nor read aloud. `Figure` has
 * no need of it.
 */
export function isolated(figure: string): string {
  return `\u2066${figure}\u2069`;
}
