import type { DirectAnswer, Named } from './answers.ts';
import type { SearchData } from './entry.ts';
import { type Model, numberOf } from './models.ts';
import type { Quantity } from './quantities.ts';

type Given = Extract<DirectAnswer, { is: 'at' }>;

/** What models of a family give at a distance, by figures that they state. */
export interface DistanceLaw {
  /** What it gives, for the text of the answer. */
  gives: Given['gives'];
  /** Keys of the figures that it is asked by. */
  keys: readonly string[];
  /** What a model gives as many metres away, as it is printed, and how that is judged; null where the model states too little. */
  at: (figure: (key: string) => number | null, metres: number) => Pick<Given, 'figure' | 'verdict'> | null;
  /** Metres between which the model's page shows it; null where the page shows it at no distance of choice. */
  shown: { nearest: number; farthest: number } | null;
}

/** Laws by family. */
export type DistanceLaws = Readonly<Partial<Record<string, readonly DistanceLaw[]>>>;

/** The distance that a query asks about: a length beside a model. */
export const distanceIn = (quantities: readonly Quantity[], { models }: Named): Quantity | null =>
  models.length === 0 ? null : (quantities.find(({ measure }) => measure === 'length') ?? null);

/** The law that a query asks for of a model: one that a figure of it is named of, or the only one where none is. */
function lawOf({ family }: Model, { figures }: Named, laws: DistanceLaws): DistanceLaw | undefined {
  const own = laws[family] ?? [];
  const asked = figures.flat();
  if (asked.length === 0) return own.length === 1 ? own[0] : undefined;
  return own.find(({ keys }) => keys.some((key) => asked.includes(key)));
}

/** What the named models give at a distance in metres. */
export function atDistance(
  named: Named,
  metres: number,
  laws: DistanceLaws,
  data: SearchData,
): (Given & { keys: readonly string[] })[] {
  return named.models.flatMap((model) => {
    const law = lawOf(model, named, laws);
    const given = law?.at((key) => numberOf(model, key, data), metres);
    if (!law || !given) return [];
    const { gives, keys, shown } = law;
    const isShown =
      shown !== null && Number.isInteger(metres) && metres >= shown.nearest && metres <= shown.farthest;
    const href = isShown ? `${model.href}?at=${metres}` : model.href;
    return [{ is: 'at', href, entry: model, gives, metres, keys, ...given }];
  });
}
