import type { Sense } from './dictionary.ts';
import type { Act, SearchData, SearchEntry } from './entry.ts';
import type { Segment } from './reading.ts';

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
    }
  /** Models side by side; a whole family where no model is named. */
  | { is: 'compare'; href: string; family: SearchEntry; codes: readonly string[] }
  /** A model's sheet of parameters, its files, its film. */
  | { is: Exclude<Act, 'compare'>; href: string; entry: SearchEntry };

/** What a query names, by the senses of its phrases. */
export interface Named {
  models: readonly (SearchEntry & { code: string; family: string })[];
  families: readonly string[];
  /** Keys of aircraft; those that one phrase may mean together. */
  aircraft: readonly (readonly string[])[];
  /** Keys of figures; those of one phrase together, in the order in which they are tried. */
  figures: readonly (readonly string[])[];
  superlatives: readonly number[];
  acts: readonly Act[];
}

type Model = Named['models'][number];

const isModel = (entry: SearchEntry | undefined): entry is Model =>
  entry?.kind === 'product' && entry.code !== undefined && entry.family !== undefined;

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
      .map((segment) => segment.senses.flatMap((sense) => (sense.is === is ? [sense.key] : [])))
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

/** A printed figure as a number; null where it is none, or more than one. */
const numberOf = (figure: string): number | null => {
  const [, digits] = /^(\d[\d.\s\u2060]*)\D*$/u.exec(figure) ?? [];
  return digits === undefined ? null : Number(digits.replaceAll(/[\s\u2060]/gu, ''));
};

/** How many models a superlative brings: the best, and those it is better than. */
const bestShown = 3;

/** What a query asks for by its words alone, in the order in which it is shown. */
export function answersTo(named: Named, data: SearchData): DirectAnswer[] {
  const { models, acts } = named;
  const figureOf = (model: Model, key: string) =>
    model.figures?.[data.columns[model.family]?.indexOf(key) ?? -1] ?? '';
  const found: DirectAnswer[] = [];
  if (acts.includes('compare') && named.superlatives.length === 0) found.push(...comparison(named, data));
  for (const keys of named.figures) {
    if (named.superlatives.length > 0) break;
    for (const model of models) {
      const key = keys.find((each) => figureOf(model, each) !== '');
      if (key === undefined) continue;
      found.push({
        is: 'figure',
        href: data.ways.sheet + model.code,
        entry: model,
        label: data.labels[key] ?? key,
        figure: figureOf(model, key),
      });
    }
  }
  if (models.length === 0 && !isOfAircraft(named, data)) found.push(...best(named, data, figureOf));
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

/** The models with the most or the least of a figure, of those that the query leaves. */
function best(
  { families, aircraft, figures, superlatives }: Named,
  { entries, words, labels }: SearchData,
  figureOf: (model: Model, key: string) => string,
): DirectAnswer[] {
  const superlative = superlatives.map((index) => words.superlatives[index]).find((one) => one !== undefined);
  if (!superlative) return [];
  const fitting = entries
    .filter(isModel)
    .filter(
      (model) =>
        (families.length === 0 || families.includes(model.family)) &&
        aircraft.every((keys) => keys.some((key) => model.aircraft?.includes(key))),
    );
  const has = (model: Model, each: string) => numberOf(figureOf(model, each)) !== null;
  // A figure that no model has beside what the word ranks by is not meant: `loudest payload`.
  const isRankable = (model: Model) =>
    superlative.of.length === 0 || superlative.of.some((each) => has(model, each));
  const key = [
    ...figures.flat().filter((each) => fitting.some((model) => has(model, each) && isRankable(model))),
    ...superlative.of,
  ].find((each) => fitting.some((model) => has(model, each)));
  if (key === undefined) return [];
  const ranked = fitting
    .flatMap((model) => {
      const figure = figureOf(model, key);
      const value = numberOf(figure);
      return value === null ? [] : [{ model, figure, value }];
    })
    .toSorted((a, b) => (superlative.isMost ? b.value - a.value : a.value - b.value));
  return ranked.slice(0, bestShown).map(({ model, figure }, index) => ({
    is: 'best',
    href: model.href,
    entry: model,
    label: labels[key] ?? key,
    figure,
    isMost: superlative.isMost,
    place: index + 1,
    count: ranked.length,
  }));
}
