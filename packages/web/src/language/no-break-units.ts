const thinSpace = '\u2009';
const wordJoiner = '\u2060';

/**
 * The same texts with every number tied to its unit: a line breaks at a thin space unless word joiners
 * stand around it. Takes and gives plain data, such as a reply or a bundle of texts.
 */
export function noBreakUnits<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value).replaceAll(thinSpace, wordJoiner + thinSpace + wordJoiner));
}
