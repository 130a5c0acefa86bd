import { noBreakUnits } from './no-break-units.ts';

/**
 * The last three Han characters of a sentence long enough to fill a line. `text-wrap: pretty` does not keep them from
 * standing alone: for a browser every Han character is a word.
 */
const ending = /(?<=[^"]{14})(?:(\p{sc=Han})(\p{sc=Han})|(\p{sc=Han}))(\p{sc=Han}。")/gu;

/**
 * The same texts with all that a line break must not part tied by word joiners: numbers and units, and the last
 * characters of Chinese sentences. Takes and gives plain data, such as a reply or a bundle of texts.
 */
export function noBreakEnds<Value>(value: Value): Value {
  return JSON.parse(
    JSON.stringify(noBreakUnits(value)).replaceAll(
      ending,
      (_, first: string | undefined, second: string, only: string, last: string) =>
        `${first === undefined ? only : `${first}\u2060${second}`}\u2060${last}`,
    ),
  );
}
