import type { Candidates, ProductType } from '@payload/catalog';
import { ruledOutBy } from '@payload/catalog/candidate-rules';
import type { Answers } from '@payload/flows/recommendation';
import { families } from '@payload/web/products/families.ts';

/** What the answers so far leave of the products. */
export interface Narrowed {
  /** How many remain. */
  remaining: number;
  /** Of how many. */
  total: number;
  /** What is drawn under the aircraft, by family: what remains, and what the budget strikes out. */
  families: readonly { type: ProductType; candidates: readonly { code: string; isOut: boolean }[] }[];
}

/** Counts what the answers leave, by the rules of the recommendation. */
export function narrowed({ products }: Candidates, answers: Answers): Narrowed {
  const judged = products.map((candidate) => ({ ...candidate, by: ruledOutBy(candidate, answers) }));
  const drawn = judged.filter(({ by }) => by === null || by === 'budget');
  return {
    remaining: judged.filter(({ by }) => by === null).length,
    total: products.length,
    families: families
      .map(([type]) => ({
        type,
        candidates: drawn
          .filter((candidate) => candidate.type === type)
          .map(({ code, by }) => ({ code, isOut: by === 'budget' })),
      }))
      .filter(({ candidates }) => candidates.length > 0),
  };
}
