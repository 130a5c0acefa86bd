import type { Language } from '../language.ts';
import type { SpecValue } from '../replies/index.ts';
import { type SpecKey, specTraits } from '../spec-keys.ts';
import { translate } from '../texts.ts';
import type { Option } from './recommend-options.ts';
import { figureKeys, type TaskDone } from './recommend-tasks.ts';
import { specValue } from './spec-value.ts';
import { productSummary } from './summary.ts';

/** As many as stand side by side on a phone. */
const mostFigures = 3;

/** The figure a task is done with, as its reason has it; none where none is stated. */
function taskValue({ task, product, value }: TaskDone, language: Language): SpecValue[] {
  if (value === null) return [];
  if (task !== 'airdrop') {
    const key = figureKeys[task];
    return [{ ...specValue(product, key, language), short: translate(language, 'spec', `short.${key}`) }];
  }
  // What this aircraft leaves for cargo, below a kilogram in grams.
  const inGrams = value < 1;
  return [
    {
      ...specValue(product, 'cargo_max_kg', language),
      kind: 'figure',
      value: inGrams ? Math.round(value * 1000) : value,
      unit: inGrams ? specTraits.weight_g.unit : specTraits.cargo_max_kg.unit,
    },
  ];
}

/** What products weigh together. */
function totalWeight({ products, weightG }: Option, language: Language): SpecValue[] {
  const [first] = products;
  if (!first) return [];
  const short = translate(language, 'spec', 'short.weight_g');
  const { unit } = specTraits.weight_g;
  return [{ ...specValue(first, 'weight_g', language), short, kind: 'figure', value: weightG, unit }];
}

/** Three figures at most that answer what was asked: those of the tasks first, then what a card says of the product. */
export function answeringFigures(option: Option, language: Language): SpecValue[] {
  const { done, products } = option;
  const [product, ...others] = products;
  const asked = done.flatMap((one) => taskValue(one, language));
  const known = new Set<SpecKey>(asked.map(({ key }) => key));
  // Of several that fly together only the weight is one figure.
  const further =
    product && others.length === 0
      ? productSummary(product, 1, language).figures.filter(({ key }) => !known.has(key))
      : totalWeight(option, language);
  return [...asked, ...further].slice(0, mostFigures);
}
