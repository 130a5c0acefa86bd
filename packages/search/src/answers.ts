import type { Sense } from './dictionary.ts';
import { atDistance, type DistanceLaws } from './distance.ts';
import type { Act, SearchData, SearchEntry } from './entry.ts';
import { figureOf, isListOf, isModel, type Left, type Limit, type Model } from './models.ts';
import { ranking } from './ranking.ts';
import type { Segment } from './reading.ts';

/** What models are chosen among by limits. */
export interface Range {
  /** The list of the one family that is named. */
  family: SearchEntry | undefined;
  /** Pages of the aircraft that are named. */
  aircraft: readonly SearchEntry[];
  limits: readonly Limit[];
}

/** What a query asks for by its words alone, and the place that says it. */
export type DirectAnswer =
  /** A figure of a model. */
  | { is: 'figure'; href: string; entry: SearchEntry; label: string; figure: string }
  /** A model by its place, from 1, among `count` that have a figure, the greatest or the least first. */
  | {
      is: 'best';
      href: string;
      entry: SearchEntry;
      label: string;
      figure: string;
      isMost: boolean;
      place: number;
      count: number;
      range?: Range;
    }
  /** No model is within the limits: the one that rules out the last, and the model that comes nearest to it. */
  | { is: 'none'; href: string; entry: SearchEntry; figure: string; limit: Limit; range: Range }
  /** What a model gives at a distance in metres, by a law of its family. */
  | {
      is: 'at';
      href: string;
      entry: SearchEntry;
      gives: 'level' | 'light';
      metres: number;
      figure: string;
      /** How a voice is understood there. */
      verdict?: 'understood' | 'heard' | 'lost';
    }
  /** All models of the family that is named. */
  | { is: 'family'; href: string; entry: SearchEntry }
  /** Models side by side; a whole family where no model is named. */
  | { is: 'compare'; href: string; family: SearchEntry; codes: readonly string[] }
  /** A model's sheet of parameters, its files, its film. */
  | { is: Exclude<Act, 'compare'>; href: string; entry: SearchEntry };

/** What a query names, by the senses of its phrases. */
export interface Named {
  models: readonly Model[];
  families: readonly string[];
  /** Keys of aircraft; those that one phrase may mean together. */
  aircraft: readonly (readonly string[])[];
  /** Keys of figures; those of one phrase together, in the order in which they are tried. */
  figures: readonly (readonly string[])[];
  superlatives: readonly number[];
  acts: readonly Act[];
}

/** What a query asks: what it names, within which limits, what they leave, and as many metres away. */
export interface Asked {
  named: Named;
  limits: readonly Limit[];
  left: Left;
  metres: number | null;
  /** Whether all that is said is a family. */
  isFamily: boolean;
}

/** What the phrases of a query name. */
export function namedBy(segments: readonly Segment[], entries: readonly SearchEntry[]): Named {
  const senses = segments.flatMap((segment) => segment.senses);
  const own = <Is extends (typeof senses)[number]['is']>(is: Is) =>
    senses.filter((sense): sense is Extract<(typeof senses)[number], { is: Is }> => sense.is === is);
  const entryOf = (sense: Sense) => (sense.is === 'entry' ? [entries[sense.id]] : []);
  const families = [...new Set(own('family').map(({ family }) => family))];
  const isNarrowed = families.length > 0 || own('superlative').length > 0;
  // A bracket that is called as its aircraft is not meant where something for the aircraft is.
  const models = segments.filter(
    (segment) => !isNarrowed || segment.senses.every(({ is }) => is !== 'aircraft'),
  );
  const together = (is: 'aircraft' | 'figure') =>
    segments
      .map((segment) => [...new Set(segment.senses.flatMap((sense) => (sense.is === is ? [sense.key] : [])))])
      .filter((keys) => keys.length > 0);
  // Who names a model and a list of files means the files of that model.
  const isOfFiles = senses
    .flatMap(entryOf)
    .some((entry) => entry?.kind === 'page' && /\/download\/(?!jzapp)/.test(entry.href));
  return {
    models: [...new Set(models.flatMap((segment) => segment.senses.flatMap(entryOf)))].filter(isModel),
    families,
    aircraft: together('aircraft'),
    figures: together('figure'),
    superlatives: own('superlative').map(({ index }) => index),
    acts: [...new Set([...own('act').map(({ act }) => act), ...(isOfFiles ? ['files' as const] : [])])],
  };
}

/** What a query asks for by its words alone, in the order in which it is shown. */
export function answersTo(asked: Asked, data: SearchData, laws: DistanceLaws): DirectAnswer[] {
  const { named, limits, left, metres } = asked;
  const { models, acts } = named;
  const atMetres = metres === null ? [] : atDistance(named, metres, laws, data);
  const isReckoned = (model: Model, key: string) =>
    atMetres.some(({ entry, keys }) => entry === model && keys.includes(key));
  const found: DirectAnswer[] = [...atMetres];
  if (asked.isFamily)
    for (const entry of data.entries)
      if (isListOf(entry, named.families)) found.push({ is: 'family', href: entry.href, entry });
  if (acts.includes('compare') && named.superlatives.length === 0) found.push(...comparison(named, data));
  for (const keys of named.figures) {
    if (named.superlatives.length > 0) break;
    for (const model of models) {
      const key = keys.find((each) => figureOf(model, each, data) !== '');
      if (key === undefined || isReckoned(model, key)) continue;
      found.push({
        is: 'figure',
        href: data.ways.sheet + model.code,
        entry: model,
        label: data.labels[key] ?? key,
        figure: figureOf(model, key, data),
      });
    }
  }
  if (models.length === 0 && (limits.length > 0 || !isOfAircraft(named, data)))
    found.push(...ranking(named, limits, left, data));
  for (const act of acts) {
    if (act === 'compare') continue;
    for (const model of models)
      if (act !== 'film' || model.hasFilm)
        found.push({ is: act, href: data.ways[act] + model.code, entry: model });
  }
  return found;
}

/** Figures that an aircraft has as well: what it lifts. */
const isLoad = (key: string) => key === 'max_total_load_kg' || key === 'max_load_kg' || key === 'weight_g';

/** Whether a query asks how much an aircraft lifts, and of no model; its page says so. */
export function isOfAircraft(
  {
    aircraft,
    families,
    models,
    figures,
    superlatives,
  }: Pick<Named, 'aircraft' | 'families' | 'models' | 'figures' | 'superlatives'>,
  { words }: Pick<SearchData, 'words'>,
): boolean {
  const ranksByLoad = superlatives.every((index) => words.superlatives[index]?.of.some(isLoad));
  return (
    aircraft.length > 0 &&
    families.length === 0 &&
    models.every(({ family }) => family === 'loadbracket') &&
    figures.some((keys) => keys.some(isLoad)) &&
    ranksByLoad
  );
}

/** The comparison of up to four models, of one family or of several, or of a family. */
function comparison({ models, families }: Named, { entries, ways }: SearchData): DirectAnswer[] {
  const type = models[0]?.family ?? families[0];
  const family = entries.find((entry) => entry.kind === 'page' && entry.family === type);
  if (type === undefined || !family) return [];
  const codes = models.slice(0, 4).map(({ code }) => code);
  if (codes.length === 1) return [];
  // Models of several families have a page above those of the families.
  const isAcross = models.some((model) => model.family !== type);
  const page = isAcross ? ways.compare.replace(/\/$/, '') : ways.compare + type.toLowerCase();
  const href = page + (codes.length > 0 ? `?models=${codes.join(',')}` : '');
  return [{ is: 'compare', href, family, codes }];
}
