import type { DirectAnswer, Named } from './answers.ts';
import type { SearchData } from './entry.ts';
import {
  isHolding,
  isListOf,
  type Left,
  type Limit,
  limitedFigure,
  loads,
  type Model,
  numberOf,
  rankedBy,
} from './models.ts';

/** How many models a ranking brings: the best, and those it is better than. */
const bestShown = 3;

/** What a ranking is among. */
function rangeOf({ families, aircraft }: Named, limits: readonly Limit[], { entries }: SearchData) {
  const [only, more] = families;
  return {
    family:
      only !== undefined && more === undefined ? entries.find((entry) => isListOf(entry, [only])) : undefined,
    aircraft: aircraft.flatMap(
      ([key = '', other]) =>
        entries.find(
          (entry) => other === undefined && entry.kind === 'aircraft' && entry.aircraft?.[0] === key,
        ) ?? [],
    ),
    limits,
  };
}

/** By which figures models are ranked, the first that any has, and whether the greatest comes first. */
interface Order {
  of: readonly string[];
  isMost: boolean;
}

/**
 * What is ranked by where no word says it: what is asked for at least, else what a family holds or its first figure; of all
 * products the figure that is limited.
 */
function mainOrder(
  { families }: Named,
  limits: readonly Limit[],
  models: readonly Model[],
  { columns }: SearchData,
): Order {
  const least = limits.filter(({ bound }) => bound === 'least').flatMap(({ keys }) => keys);
  if (least.length === 0 && families.length === 0)
    return { of: limits.flatMap(({ keys }) => keys), isMost: false };
  const held = families.some(isHolding) ? loads : [];
  return { of: [...least, ...held, ...(columns[models[0]?.family ?? ''] ?? [])], isMost: true };
}

/** The order that a word of the query asks for; null where none does. */
function askedOrder(
  { figures, superlatives }: Named,
  models: readonly Model[],
  data: SearchData,
): Order | null {
  const [superlative] = superlatives.flatMap((index) => data.words.superlatives[index] ?? []);
  if (!superlative) return null;
  const { of, isMost } = superlative;
  const has = (model: Model, each: string) => numberOf(model, each, data) !== null;
  // A figure that no model has beside what the word ranks by is not meant: `loudest payload`.
  const isRankable = (model: Model) => of.length === 0 || of.some((each) => has(model, each));
  const meant = figures
    .flat()
    .filter((each) => models.some((model) => has(model, each) && isRankable(model)));
  return { of: [...meant, ...of], isMost };
}

/** Models by the first of some figures that any has, the greatest or the least first. */
function ordered(models: readonly Model[], { of, isMost }: Order, named: Named, data: SearchData) {
  const key = of.find((each) => models.some((model) => numberOf(model, each, data) !== null));
  if (key === undefined) return [];
  return models
    .flatMap((model) => {
      const figure = rankedBy(model, key, named, data);
      return figure === null ? [] : [{ model, ...figure }];
    })
    .toSorted((a, b) => (isMost ? b.value - a.value : a.value - b.value));
}

/** The models that a query leaves, in their order. */
export function inOrder(named: Named, limits: readonly Limit[], { models }: Left, data: SearchData): Model[] {
  const order = askedOrder(named, models, data) ?? mainOrder(named, limits, models, data);
  return ordered(models, order, named, data).map(({ model }) => model);
}

/** The models that a query leaves, the greatest or the least of a figure first; what rules them all out. */
export function ranking(
  named: Named,
  limits: readonly Limit[],
  { models, ruledOutBy }: Left,
  data: SearchData,
): DirectAnswer[] {
  const range = rangeOf(named, limits, data);
  if (ruledOutBy) {
    const { limit, nearest } = ruledOutBy;
    const figure = limitedFigure(nearest, limit, named, data)?.figure ?? '';
    return [{ is: 'none', href: nearest.href, entry: nearest, figure, limit, range }];
  }
  const asked = askedOrder(named, models, data);
  if (!asked && limits.length === 0) return [];
  // A word that ranks by what none of these has: `the fastest megaphone`.
  const isRankable = asked !== null && ordered(models, asked, named, data).length > 0;
  const order = isRankable || limits.length === 0 ? asked : mainOrder(named, limits, models, data);
  if (!order) return [];
  const ranked = ordered(models, order, named, data);
  return ranked.slice(0, bestShown).map(({ model, key, figure }, index) => ({
    is: 'best',
    href: model.href,
    entry: model,
    label: data.labels[key] ?? key,
    figure,
    isMost: order.isMost,
    place: index + 1,
    count: ranked.length,
    ...(limits.length > 0 && { range }),
  }));
}
