import { type Asked, isOfAircraft } from './answers.ts';
import type { SearchData, SearchEntry } from './entry.ts';
import type { Segment } from './reading.ts';
import type { Unit } from './tokens.ts';

/** What of a query describes: all but models, aircraft and words that rank. */
export const describing = (segments: readonly Segment[], entries: readonly SearchEntry[]): Unit[] =>
  segments
    .filter(({ senses }) =>
      senses.every((sense) =>
        sense.is === 'entry'
          ? entries[sense.id]?.kind !== 'product'
          : sense.is !== 'aircraft' && sense.is !== 'superlative',
      ),
    )
    .flatMap(({ units }) => units);

/** Length of a phrase, in which a Han character is as good as two letters. */
const lengthOf = ({ units }: Segment) =>
  units.reduce((sum, { text, isHan }) => sum + (isHan ? 2 : text.length), 0);

/**
 * How much of a query names an entry, from 0 to 1. The family and the aircraft of a product name it too where its code
 * does, or where both are there, or a figure, or nothing else; within limits it is named anyway; the model or family that something is to be done with names what is to be done.
 */
export function namedShares(
  content: readonly Segment[],
  { named, limits, left, isFamily }: Asked,
  data: SearchData,
): (id: number) => number {
  const { models, families, aircraft } = named;
  const { entries } = data;
  const isAircraftMeant = isOfAircraft(named, data);
  const length = content.reduce((sum, segment) => sum + lengthOf(segment), 0);
  const isLeft = new Set<SearchEntry>(left.models);
  const isNarrowed = isFamily || aircraft.length > 0 || content.some(({ text }) => /^\d/.test(text));
  const isCoded = new Set(models.map(({ code }) => code));
  return (id) => {
    const entry = entries[id];
    if (!entry) return 0;
    if (limits.length > 0 && isLeft.has(entry)) return 1;
    if (length === 0) return 0;
    if (isAircraftMeant && entry.kind === 'aircraft' && aircraft.flat().includes(entry.aircraft?.[0] ?? ''))
      return 1;
    const isOwn = ({ senses }: Segment) => senses.some((sense) => sense.is === 'entry' && sense.id === id);
    const isAct = isActOn(entry) && content.some(isOwn);
    const isDescribed =
      entry.kind === 'product'
        ? isCoded.has(entry.code ?? '') || (families.length > 0 && isNarrowed)
        : entry.kind === 'download' && (models.length > 0 || entry.codes === undefined);
    const isAbout = ({ senses }: Segment) =>
      senses.some((sense) => {
        switch (sense.is) {
          case 'entry':
            return sense.id === id || (isAct && entries[sense.id]?.kind === 'product');
          case 'family':
            return isAct || (isDescribed && (sense.family === entry.family || isLeft.has(entry)));
          case 'aircraft':
            return isDescribed && entry.aircraft?.includes(sense.key) === true;
          default:
            return false;
        }
      });
    return content.filter(isAbout).reduce((sum, segment) => sum + lengthOf(segment), 0) / length;
  };
}

/** Whether an entry is something to do with a product, or to know of all. */
const isActOn = ({ kind, family }: SearchEntry) =>
  (kind === 'page' && family === undefined) || kind === 'policy' || kind === 'question';
