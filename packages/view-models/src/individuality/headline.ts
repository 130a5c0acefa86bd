import type { Recommendation } from '@payload/api/contract';

/** What a headline says: everything is met, or what has to change before it is. */
type Verdict = 'exact' | 'aircraft' | 'tasks' | 'budget' | 'nearest';

/** The result's headline: what comes first, and how far it goes. */
export interface Headline {
  /** Codes of what comes first, with a plus where it is a combination. */
  name: string;
  verdict: Verdict;
  /** How many answers meet everything. */
  count: number;
}

/** What has most to change is said. */
const weightiest = ['aircraft', 'tasks', 'budget'] as const;

/** A recommendation in a line. One that was kept from before gaps were said is called the nearest. */
export function headlineOf({ exact, combination, products }: Recommendation): Headline {
  const first = combination ?? products[0];
  const name = combination
    ? combination.products.map(({ code }) => code).join(' + ')
    : (products[0]?.product.code ?? '');
  const gap = weightiest.find((one) => first?.gaps?.includes(one));
  const complete = products.filter(({ gaps }) => !gaps?.length).length;
  return { name, verdict: exact ? 'exact' : (gap ?? 'nearest'), count: complete + (combination ? 1 : 0) };
}
