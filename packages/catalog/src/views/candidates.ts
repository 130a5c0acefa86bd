import type { Candidates } from '../candidate-rules.ts';
import { products } from '../products/index.ts';
import { aircraftAnswers, answeredAircraft, carry, sampleBand } from './recommend-options.ts';
import { tasks } from './recommend-tasks.ts';

/** Every product as the recommendation judges it, so that the questionnaire can count what remains without it. */
export function candidates(): Candidates {
  const known = aircraftAnswers.map((answer) => ({ answer, entry: answeredAircraft(answer) }));
  return {
    products: products.map((product) => ({
      code: product.code,
      type: product.type,
      band: sampleBand(product.spec.weight_g).band,
      tasks: Object.fromEntries(
        known.flatMap(({ answer, entry }) => {
          const { fits, done } = carry([product], tasks, entry);
          return fits ? [[answer, done.map(({ task }) => task)]] : [];
        }),
      ),
    })),
    aircraft: Object.fromEntries(
      known.flatMap(({ answer, entry }) =>
        entry ? [[answer, { payloadG: entry.payloadG, plan: entry.plan }]] : [],
      ),
    ),
  };
}
