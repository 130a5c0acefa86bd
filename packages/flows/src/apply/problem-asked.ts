import type { Typed } from './submission.ts';

/** What a link to the problem report names. */
interface Asked {
  /** What the description begins with. */
  opening: string;
  /** Model it is about, or an empty text. */
  product: string;
}

/** What follows is the visitor's own. */
const openingLine = (opening: string) => `${opening}\n`;

/** Whether a description names the question, in whichever language it was begun. */
export function names(description: string, code: string): boolean {
  return description.includes(code);
}

/**
 * What a report is begun with. A draft stays as it is: the description is taken only where it is empty or
 * holds nothing but the opening of another question, one of `openings`; the model only where none is chosen,
 * or where nothing was added to a report that an earlier link began.
 */
export function begun(
  { description, productCode, serialNumber }: Typed,
  { opening, product }: Asked,
  openings: readonly string[],
): Partial<Record<'description' | 'productCode', string>> {
  const isUntouched = openings.some((other) => description.trim() === other);
  const isFree = description.trim() === '' || isUntouched;
  const takesProduct = productCode === '' || (isUntouched && serialNumber === '');
  return {
    ...(isFree ? { description: openingLine(opening) } : {}),
    ...(product !== '' && takesProduct ? { productCode: product } : {}),
  };
}
