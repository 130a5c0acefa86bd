const digits = '零一二三四五六七八九';
const places: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };

/** `三百五` is 350 as it is spoken: a digit that ends a number counts for the place below the last. */
function numberOf(numeral: string): number {
  let total = 0;
  let place = 10;
  let digit: number | null = null;
  for (const character of numeral.replaceAll('两', '二')) {
    const next = places[character];
    if (next !== undefined) {
      total += (digit ?? 1) * next;
      place = next;
      digit = null;
    } else digit = digits.indexOf(character);
  }
  const isShort = digit !== null && place > 10 && !numeral.includes('零');
  return total + (digit ?? 0) * (isShort ? place / 10 : 1);
}

/**
 * A query as it would be typed without the manners of speech: a question that offers its answer (重不重) is the word it
 * asks about, a numeral with its places (三百五) the number.
 */
export function plainChinese(query: string): string {
  return query
    .replaceAll(/(\p{Script=Han})[不没]\1/gu, '$1')
    .replaceAll(/(?:[一二两三四五六七八九]?[十百千])+零?[一二三四五六七八九]?/gu, (numeral) =>
      String(numberOf(numeral)),
    );
}
