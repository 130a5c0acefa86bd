import { type Asked, namedBy } from './answers.ts';
import { plainChinese } from './chinese.ts';
import { looseOf } from './dictionary.ts';
import { distanceIn } from './distance.ts';
import type { SearchData } from './entry.ts';
import { limitsAmong, modelsLeft } from './models.ts';
import { quantitiesIn, without } from './quantities.ts';
import { type ReadingAids, readQuery, type Segment } from './reading.ts';
import { tokensOf, type Unit, unitsOf } from './tokens.ts';

/** A query, taken apart. */
export interface AskedQuery extends Asked {
  /** Its words, without its quantities. */
  units: readonly Unit[];
  segments: readonly Segment[];
  readAs: string | null;
  /** Numbers and units that are neither limits nor a distance: figures that something says, and never names. */
  figures: readonly string[];
  /** Whether all that is said is a family: `light`. */
  isFamily: boolean;
}

/** A word by which the page for prices is called in each language. */
const price = 'price';

/** Takes a query apart into what it names, its limits, and a distance. */
export function askedOf(query: string, aids: ReadingAids, data: SearchData): AskedQuery {
  const plain = plainChinese(query);
  const found = quantitiesIn(plain, (phrase) => aids.dictionary.sensesOf(looseOf(phrase)).length > 0);
  const isOfPrice = found.some(({ measure }) => measure === 'money');
  const units = unitsOf(without(plain, found) + (isOfPrice ? ` ${price}` : ''));
  const { segments, readAs } = readQuery(units, aids);
  const named = namedBy(segments, data.entries);
  const said = segments.filter(({ senses }) => senses[0]?.is !== 'filler');
  const limits = limitsAmong(found, named, said.length === 0);
  const distance = distanceIn(found, named);
  const isUsed = ({ start }: { start: number }) =>
    limits.some((limit) => limit.start === start) || distance?.start === start;
  const figures = found
    .filter((each) => !isUsed(each) && each.measure !== 'money')
    .flatMap(({ text }) => tokensOf(text.replace(/(?<=\d)(?=[^\d.,\s])/u, ' '), { last: false }))
    .map(({ term }) => term);
  return {
    units,
    segments,
    readAs,
    named,
    limits,
    left: modelsLeft(named, limits, data),
    metres: distance?.value ?? null,
    figures: [...new Set(figures)],
    isFamily:
      found.length === 0 &&
      said.length > 0 &&
      said.every(({ senses }) => senses.some(({ is }) => is === 'family')),
  };
}
