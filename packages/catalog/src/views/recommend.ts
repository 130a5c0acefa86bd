import type { AircraftEntry } from '../aircraft.ts';
import type { Language } from '../language.ts';
import type { Recommendation, RecommendationAnswers, RecommendationGap } from '../replies/index.ts';
import { carriedLoad } from './load.ts';
import { answeringFigures } from './recommend-figures.ts';
import { type Option, rankedOptions } from './recommend-options.ts';
import type { Task, TaskDone } from './recommend-tasks.ts';
import { reasonText } from './recommend-text.ts';
import { type Rivals, tradeOffText } from './recommend-trade-off.ts';
import { productSummary } from './summary.ts';

/** As many as a page shows at a glance. */
const mostProducts = 6;

function gapsOf({ fits, bandsOver, missing }: Option): RecommendationGap[] {
  const gaps: RecommendationGap[] = [];
  if (!fits) gaps.push('aircraft');
  if (bandsOver > 0) gaps.push('budget');
  if (missing.length > 0) gaps.push('tasks');
  return gaps;
}

const isExact = (option: Option) => gapsOf(option).length === 0;

const resultOf = ({ done }: Option, task: Task): TaskDone | undefined =>
  done.find((one) => one.task === task);

/** The one with the highest figure for a task, of those that fit, or else are affordable, if there are any. */
function strongest(options: readonly Option[], task: Task): Option | undefined {
  return options
    .filter((option) => resultOf(option, task))
    .toSorted(
      (one, other) =>
        Number(other.fits) - Number(one.fits) ||
        one.bandsOver - other.bandsOver ||
        (resultOf(other, task)?.value ?? 0) - (resultOf(one, task)?.value ?? 0),
    )[0];
}

/** The single products to name, in their order: what does all, else what comes closest for each task. */
function named(singles: readonly Option[], asked: readonly Task[]): Option[] {
  const exact = singles.filter(isExact);
  if (exact.length > 0) return exact.slice(0, mostProducts);
  const [closest] = singles;
  const chosen = new Set(closest ? [closest] : []);
  for (const task of asked) {
    const isMet = [...chosen].some((each) => each.fits && each.bandsOver === 0 && resultOf(each, task));
    const best = isMet ? undefined : strongest(singles, task);
    if (best) chosen.add(best);
  }
  // With one task the rest of those that are as close; with several each would lack another one.
  const isAsClose = (each: Option) =>
    asked.length === 1 && each.fits === closest?.fits && each.bandsOver === closest.bandsOver;
  for (const each of singles) if (chosen.size < mostProducts && isAsClose(each)) chosen.add(each);
  return singles.filter((each) => chosen.has(each));
}

/** What flies together and does more than one machine that does all of it; the best, whatever it costs. */
function besideOf(options: readonly Option[], machine: Option, asked: readonly Task[]): Option | undefined {
  const gain = (option: Option) =>
    asked.reduce((gained, task) => {
      const [own, other] = [resultOf(option, task)?.value ?? 0, resultOf(machine, task)?.value ?? 0];
      return other === 0 ? gained : (gained * own) / other;
    }, 1);
  return options.find(
    (option) => option.products.length > 1 && option.fits && option.missing.length === 0 && gain(option) > 1,
  );
}

/**
 * What answers the questionnaire, best first, never nothing: the reply of `recommend`. Products are held
 * against one another by the figure of what was asked; a combination is offered where it comes first.
 */
export function recommendProducts(answers: RecommendationAnswers, language: Language): Recommendation {
  const options = rankedOptions(answers);
  const singles = options.filter(({ products }) => products.length === 1);
  const [first] = options;
  const asked = first ? [...first.done.map(({ task }) => task), ...first.missing] : [];
  const choice = named(singles, asked);
  const pool = singles.filter(({ fits, bandsOver }) => fits && bandsOver === 0);
  const rivals: Rivals = {
    strongest: new Map(asked.map((task) => [task, strongest(pool, task)])),
    next: null,
  };
  const combined = first && first.products.length > 1 ? first : null;
  const exact = choice.filter(isExact);
  const machine = asked.length > 1 && first && !combined && isExact(first) ? first : null;
  const beside = machine ? besideOf(options, machine, asked) : undefined;
  const advised = (option: Option, aircraft: AircraftEntry, against: Pick<Rivals, 'next' | 'alone'>) => ({
    ...carriedLoad(aircraft, option.products, language),
    reason: reasonText(option, language),
    tradeOff: tradeOffText(option, { ...rivals, ...against }, language),
    gaps: gapsOf(option),
    figures: answeringFigures(option, language),
  });
  return {
    exact: first !== undefined && isExact(first),
    ...(combined?.aircraft && {
      combination: advised(combined, combined.aircraft, { next: exact[0] ?? null }),
    }),
    ...(beside?.aircraft && { beside: advised(beside, beside.aircraft, { next: null, alone: machine }) }),
    products: choice.flatMap((option, index) => {
      const [product] = option.products;
      if (!product) return [];
      const next = isExact(option) ? (exact[index === 0 ? 1 : 0] ?? null) : null;
      return [
        {
          product: productSummary(product, index + 1, language),
          reason: reasonText(option, language),
          tradeOff: tradeOffText(option, { ...rivals, next }, language),
          gaps: gapsOf(option),
          figures: answeringFigures(option, language),
          ...(option.aircraft &&
            option.fits && { load: carriedLoad(option.aircraft, option.products, language) }),
        },
      ];
    }),
  };
}
