import { describe, expect, it } from 'vitest';
import { type NarrowingAnswers, ruledOutBy } from './candidate-rules.ts';
import {
  aircraftOf,
  everyAnswer,
  figureOf,
  flies,
  isAffordable,
  named,
  payloads,
} from './testing/computed.ts';
import { candidates } from './views/candidates.ts';
import { recommendProducts } from './views/recommend.ts';

const all = candidates();
const nothing: NarrowingAnswers = { features: [], aircraft: null, budget: null };

const remaining = (answers: NarrowingAnswers) =>
  all.products.filter((one) => ruledOutBy(one, answers) === null).map(({ code }) => code);

const fateOf = (code: string, answers: Partial<NarrowingAnswers>) => {
  const one = all.products.find((product) => product.code === code);
  return one && ruledOutBy(one, { ...nothing, ...answers });
};

describe('what remains in the questionnaire', () => {
  it('is every product before a question is answered, and after the scene', () => {
    expect(remaining(nothing)).toHaveLength(49);
  });

  it('is for each of the 1800 answers what the catalogue says does a task, flies there and is affordable', () => {
    const faults = everyAnswer.flatMap((given) => {
      const on = aircraftOf(given);
      const expected = payloads
        .filter((one) => flies([one], on) && isAffordable([one], given))
        .filter((one) =>
          given.features.some((task) => figureOf([one], task, flies([one], on) ? on : null) !== null),
        )
        .map(({ code }) => code);
      const found = remaining(given);
      return found.join() === expected.join() ? [] : [`${JSON.stringify(given)}: ${found.join()}`];
    });
    expect(faults).toEqual([]);
  });

  it('holds whatever the recommendation calls complete, and for one task nothing else', () => {
    const faults = everyAnswer.flatMap((given) => {
      const reply = recommendProducts(given, 'en');
      const found: string[] = remaining(given);
      const complete = reply.products
        .filter(({ gaps }) => gaps?.length === 0)
        .map(({ product }) => product.code);
      const combined = reply.combination?.gaps?.length === 0 ? reply.combination.products : [];
      const isRight =
        complete.every((code) => found.includes(code)) &&
        combined.every(({ code }) => isAffordable([named(code)], given) && found.includes(code)) &&
        (given.features.length > 1 || complete.length === Math.min(6, found.length));
      return isRight ? [] : [`${JSON.stringify(given)}: ${found.join()}`];
    });
    expect(faults).toEqual([]);
  });

  it('only grows fewer from answer to answer', () => {
    const faults = everyAnswer.flatMap((given) => {
      const { features, aircraft } = given;
      const steps = [nothing, { ...nothing, features }, { ...nothing, features, aircraft }, given].map(
        remaining,
      );
      const isShrinking = steps.every(
        (codes, index) => index === 0 || codes.every((code) => steps[index - 1]?.includes(code)),
      );
      return isShrinking ? [] : [JSON.stringify(given)];
    });
    expect(faults).toEqual([]);
  });

  it('says which answer ruled one out, the first first', () => {
    expect(fateOf('H150T', { features: ['strongLight'], aircraft: 'M30' })).toBe('features');
    expect(fateOf('T90', { features: ['strongLight'], aircraft: 'M30', budget: 'under3000' })).toBe(
      'aircraft',
    );
    expect(fateOf('T30S', { features: ['strongLight'], aircraft: 'M30', budget: 'under3000' })).toBe(
      'budget',
    );
    expect(fateOf('T30S', { features: ['strongLight'], aircraft: 'M30', budget: '3000to8000' })).toBeNull();
    expect(fateOf('M350PSDK', { aircraft: 'M350RTK' })).toBeNull();
    expect(fateOf('M350PSDK', { features: ['shout'] })).toBe('features');
  });
});
