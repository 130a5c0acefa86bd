import { describe, expect, it } from 'vitest';
import { fitFaults, loadOf } from '../fit.ts';
import { type Language, languages } from '../language.ts';
import { type ProductEntry, specValueOf } from '../products/index.ts';
import type { Recommendation, RecommendationAnswers } from '../replies/index.ts';
import {
  aircraftOf,
  does,
  everyAnswer,
  figureOf,
  flies,
  isAffordable,
  meets,
  named,
  payloads,
  printed,
} from '../testing/computed.ts';
import { recommendProducts } from './recommend.ts';
import { specText } from './spec-value.ts';

/** What comes first: one product or a combination. */
function firstOf({ combination, products: singles }: Recommendation) {
  if (combination) return { ...combination, load: null, codes: combination.products.map(({ code }) => code) };
  const [first] = singles;
  if (!first) throw new Error('nothing is recommended');
  return { ...first, load: first.load, codes: [first.product.code] };
}

/** Everything a reply names: its codes, and what is said of them. */
const allOf = (reply: Recommendation) => [
  firstOf(reply),
  ...(reply.beside
    ? [{ ...reply.beside, load: null, codes: reply.beside.products.map(({ code }) => code) }]
    : []),
  ...reply.products.map((each) => ({ ...each, load: each.load, codes: [each.product.code] })),
];

const repliesIn = new Map<Language, (readonly [RecommendationAnswers, Recommendation])[]>();

/** What is recommended for each answer, computed once for all tests. */
function everyReply(language: Language) {
  const replies =
    repliesIn.get(language) ??
    everyAnswer.map((given) => [given, recommendProducts(given, language)] as const);
  repliesIn.set(language, replies);
  return replies;
}

/** The faults found in any answer, each with the answer. A list of them tells more than the first of 1800. */
function faultsIn(
  check: (given: RecommendationAnswers, reply: Recommendation) => string[],
  language: Language = 'en',
): string[] {
  return everyReply(language).flatMap(([given, reply]) =>
    check(given, reply).map((fault) => `${JSON.stringify(given)}: ${fault}`),
  );
}

const isOfOrders = ({ scenario, features }: RecommendationAnswers) =>
  features.includes('warningFlash') && ['safetyPatrol', 'majorEvents'].includes(scenario);
const isRedBlue = (one: ProductEntry) => [specValueOf(one, 'colours') ?? []].flat().includes('blue');

const faultIf = (isFault: boolean, text: string) => (isFault ? [text] : []);

const measures: Record<string, RecommendationAnswers['features'][number]> = {
  reach: 'shout',
  light: 'strongLight',
  load: 'airdrop',
  range: 'warningFlash',
  喊话距离: 'shout',
  光通量: 'strongLight',
  可投重量: 'airdrop',
  可视距离: 'warningFlash',
};
/** Parts by which less is had, in per cent. */
const parts: Record<string, number> = {
  half: 50,
  'a third': 33.3,
  'two thirds': 66.7,
  'a quarter': 25,
  'three quarters': 75,
  一半: 50,
  三分之一: 33.3,
  三分之二: 66.7,
  四分之一: 25,
  四分之三: 75,
};
const partWords = Object.keys(parts).join('|');
const measureWords = Object.keys(measures).join('|');
const comparison = {
  en: new RegExp(
    `(?:(?<half>half) the|(?<part>${partWords}|\\d+\u2009%) less) (?<measure>${measureWords}) (?:of|than) (?<code>\\w+) \\((?<low>[^)]+), not (?<high>[^)]+)\\)`,
    'gi',
  ),
  cn: new RegExp(
    `(?<measure>${measureWords})(?:只有|比) (?<code>\\w+) (?:的(?<half>一半)|[短低少](?<part>${partWords}| \\d+\u2009%))（(?<low>[^，]+)，而非 (?<high>[^）]+)）`,
    'g',
  ),
};
/** What is lighter than the one model that is held against it. */
const inReturn = {
  en: /; in return (?<less>[\d\u2009]+)\u2009g lighter\./,
  cn: /，但轻 (?<less>[\d\u2009]+)\u2009g。/,
};
/** Everything that says how one figure stands to another; no share is told that none of the patterns reads. */
const share = { en: /less \w+ than|half the|\d\u2009% of(?! what)/gi, cn: /比 \w+ [短低少]|的一半|约为/g };
const difference =
  /(?<more>[\d\u2009]+)\u2009g (?<word>heavier|lighter) than (?<code>\w+)(?: at|, the next|, with|, which)/;

const weightOf = (carried: readonly ProductEntry[]) =>
  carried.reduce((sum, { spec }) => sum + spec.weight_g, 0);

/** Comparisons in a text that the catalogue does not bear out; `count` is called for each. */
function untrue(
  given: RecommendationAnswers,
  codes: string[],
  text: string,
  language: Language,
  count: () => void,
): string[] {
  const on = aircraftOf(given);
  const own = codes.map(named);
  const told = [...text.matchAll(comparison[language])];
  const faults = told.flatMap(({ groups: found = {} }) => {
    count();
    const task = measures[found['measure'] ?? ''] ?? 'shout';
    const rival = [named(found['code'] ?? '')];
    const figure = figureOf(own, task, on) ?? 0;
    const top = figureOf(rival, task, on) ?? 0;
    const said = (found['half'] ?? found['part'] ?? '').trim().toLowerCase();
    const word = parts[said];
    const isNear = Math.abs(100 * (1 - figure / top) - (word ?? Number.parseFloat(said))) <= (word ? 2 : 1);
    const high = printed(task, top);
    const isRight =
      flies(rival, on) &&
      isAffordable(rival, given) &&
      figure < top &&
      isNear &&
      // The unit of both is said once where it is one.
      [found['low'], `${found['low']}${/\D*$/u.exec(high)?.[0] ?? ''}`].includes(printed(task, figure)) &&
      high === found['high'];
    return faultIf(!isRight, text);
  });
  faults.push(...faultIf(told.length !== [...text.matchAll(share[language])].length, text));
  const less = inReturn[language].exec(text)?.groups?.['less'];
  if (less) {
    const rivals = new Set(told.map(({ groups }) => groups?.['code'] ?? ''));
    const saved = weightOf([...rivals].map(named)) - weightOf(own);
    faults.push(...faultIf(rivals.size > 1 || saved !== Number(less.replaceAll('\u2009', '')), text));
  }
  const weight = difference.exec(text)?.groups;
  if (!weight) return faults;
  count();
  const more = weightOf(own) - weightOf([named(weight['code'] ?? '')]);
  const said = Number((weight['more'] ?? '').replaceAll('\u2009', ''));
  return [...faults, ...faultIf(more !== (weight['word'] === 'heavier' ? said : -said), text)];
}

describe('the questionnaire, every answer of 1800', () => {
  it('is asked in every way', () => {
    expect(everyAnswer).toHaveLength(1800);
  });

  it.each(languages)('has products with reason and trade-off, in %s', (language) => {
    const foreign = { en: /\p{Script=Han}/u, cn: /[a-z]{4,} [a-z]{3,}/ }[language];
    const unfinished = /\{\{|undefined|NaN|Infinity|null|, \.|：\s*。/;
    const faults = faultsIn((_given, reply) => {
      const codes = reply.products.map((each) => each.product.code);
      const texts = allOf(reply).flatMap(({ reason, tradeOff }) => [reason, tradeOff]);
      return [
        ...faultIf(codes.length === 0 || codes.length > 6, `${codes.length} products`),
        ...faultIf(new Set(codes).size < codes.length, `twice in ${codes.join()}`),
        ...texts.filter((text) => !/[.。]$/.test(text) || unfinished.test(text) || foreign.test(text)),
      ];
    }, language);
    expect(faults).toEqual([]);
  });

  it('comes for one task first to the highest figure among what fits and is affordable', () => {
    const faults = faultsIn((given, { exact, combination, products: singles }) => {
      const [task] = given.features;
      if (!task || given.features.length > 1) return [];
      const on = aircraftOf(given);
      const figures = payloads
        .filter((one) => meets([one], given))
        .map((one) => figureOf([one], task, on) ?? 0);
      const codes = singles.map(({ product }) => product.code);
      const shown = (code: string) => figureOf([named(code)], task, on) ?? 0;
      const ranked = codes.map(shown);
      // Among crowds and on roads what is stated in red and blue stands before an aviation light.
      const isOrder = (code: string) => isOfOrders(given) && shown(code) > 0 && isRedBlue(named(code));
      const sorted = codes
        .toSorted((one, other) => Number(isOrder(other)) - Number(isOrder(one)) || shown(other) - shown(one))
        .map(shown);
      return [
        ...faultIf(exact !== figures.length > 0, 'exact'),
        ...faultIf(combination !== undefined, 'a combination for one task'),
        ...faultIf(figures.length > 0 && ranked[0] !== Math.max(...figures), `${ranked[0]} is first`),
        ...faultIf(exact && ranked.join() !== sorted.join(), `not in order: ${ranked.join()}`),
      ];
    });
    expect(faults).toEqual([]);
  });

  it.each(languages)('says the figure of each task that is done, and of no other, in %s', (language) => {
    const faults = faultsIn((given, reply) => {
      const on = aircraftOf(given);
      return allOf(reply).flatMap(({ codes, reason }) => {
        const carried = codes.map(named);
        const where = flies(carried, on) ? on : null;
        const figures = given.features.map((task) => ({ task, value: figureOf(carried, task, where) }));
        return [
          ...figures.flatMap(({ task, value }) =>
            faultIf(
              Boolean(value) && !reason.includes(printed(task, value ?? 0)),
              `${task} not in ${reason}`,
            ),
          ),
          ...faultIf(!given.features.includes('shout') && /spoken order|喊话距离/.test(reason), reason),
          ...faultIf(!given.features.includes('strongLight') && reason.includes('\u2009lm'), reason),
        ];
      });
    }, language);
    expect(faults).toEqual([]);
  });

  it.each(languages)('has up to three figures, those of the tasks first, in %s', (language) => {
    const faults = faultsIn((given, reply) => {
      const on = aircraftOf(given);
      return allOf(reply).flatMap(({ codes, figures = [], load }) => {
        const carried = codes.map(named);
        const where = flies(carried, on) ? on : null;
        const asked = given.features
          .map((task) => ({ task, value: figureOf(carried, task, where) }))
          .filter(({ value }) => value)
          .map(({ task, value }) => printed(task, value ?? 0));
        const shown = figures.map((figure) => specText(figure, language));
        const sum = carried.length === 1 && on && flies(carried, on) ? loadOf(on, carried).totalG : undefined;
        return [
          ...faultIf(shown.length === 0 || shown.length > 3, `${shown.length} figures`),
          ...faultIf(
            asked.slice(0, 3).some((figure) => !shown.includes(figure)),
            `${asked.join()} not in ${shown.join()}`,
          ),
          ...faultIf(new Set(figures.map(({ key }) => key)).size < figures.length, shown.join()),
          ...faultIf(
            codes.length === 1 && load !== null && load?.totalG !== sum,
            `${codes.join()} weighs ${load?.totalG}`,
          ),
        ];
      });
    }, language);
    expect(faults).toEqual([]);
  });

  it('is exact just where the first does all tasks, flies there and costs no more', () => {
    const faults = faultsIn((given, reply) => [
      ...faultIf(reply.exact !== meets(firstOf(reply).codes.map(named), given), 'exact'),
      ...allOf(reply).flatMap(({ codes, gaps = [] }) => [
        ...faultIf(
          (gaps.length === 0) !== meets(codes.map(named), given),
          `${codes.join()} lacks ${gaps.join()}`,
        ),
        // What does none of the tasks is never named.
        ...codes.filter((code) => !given.features.some((task) => does(named(code), task))),
      ]),
    ]);
    expect(faults).toEqual([]);
  });

  it('names every single product that does all, and then none that does a part', () => {
    const faults = faultsIn((given, reply) => {
      const all = payloads.filter((one) => meets([one], given)).map(({ code }) => code);
      const codes = reply.products.map((each) => each.product.code);
      if (all.length === 0) return [];
      return [
        ...faultIf(codes.length !== Math.min(6, all.length), `${codes.join()} of ${all.join()}`),
        ...codes.filter((code) => !all.includes(code)),
      ];
    });
    expect(faults).toEqual([]);
  });

  it('combines only what flies together, and no part too many', () => {
    let combinations = 0;
    const faults = faultsIn((given, { combination }) => {
      if (!combination) return [];
      combinations += 1;
      const on = aircraftOf(given);
      if (!on) return ['on an aircraft that nobody knows'];
      const carried = combination.products.map(({ code }) => named(code));
      const load = loadOf(on, carried);
      const watts = combination.products.map((each) => each.watts);
      const idle = carried.filter((one) => {
        const others = carried.filter((other) => other !== one);
        return given.features.every(
          (task) => (figureOf(others, task, on) ?? -1) >= (figureOf(carried, task, on) ?? -1),
        );
      });
      return [
        ...fitFaults(on, carried),
        ...faultIf(combination.totalG !== load.totalG || combination.bracketG !== load.bracketG, 'weight'),
        ...faultIf(watts.join() !== load.watts.join(), 'power'),
        ...faultIf(combination.aircraft.payloadG !== on.payloadG, 'limit'),
        ...idle.map(({ code }) => `${code} is not needed`),
      ];
    });
    expect(faults).toEqual([]);
    expect(combinations).toBeGreaterThan(100);
  });

  it('sets beside a machine that does all only what does more of it together, and flies', () => {
    let beside = 0;
    const faults = faultsIn((given, reply) => {
      if (!reply.beside) return [];
      beside += 1;
      const on = aircraftOf(given);
      const [machine] = reply.products;
      if (!on || !machine || !reply.exact || reply.combination) return ['beside nothing'];
      const carried = reply.beside.products.map(({ code }) => named(code));
      const worth = (of: ProductEntry[]) =>
        given.features.reduce((value, task) => value * (figureOf(of, task, on) || 1), 1);
      return [
        ...fitFaults(on, carried),
        ...faultIf(worth(carried) <= worth([named(machine.product.code)]), 'does no more'),
        ...faultIf(reply.beside.totalG !== loadOf(on, carried).totalG, 'weight'),
      ];
    });
    expect(faults).toEqual([]);
    expect(beside).toBeGreaterThan(0);
  });

  it('puts for two tasks the largest product of both figures first', () => {
    const faults = faultsIn((given, reply) => {
      const on = aircraftOf(given);
      if (!on || given.features.length !== 2 || given.scenario !== 'other') return [];
      const able = payloads.filter(
        (one) => flies([one], on) && given.features.some((task) => does(one, task)),
      );
      const sets = able.flatMap((one, index) => [
        [one],
        ...able.slice(index + 1).map((other) => [one, other]),
      ]);
      const worth = (carried: ProductEntry[]) =>
        given.features.reduce((value, task) => value * (figureOf(carried, task, on) ?? 0), 1);
      const best = Math.max(0, ...sets.filter((carried) => meets(carried, given)).map(worth));
      const first = worth(firstOf(reply).codes.map(named));
      return faultIf(best > 0 && first !== best, `${first}, and ${best} could be had`);
    });
    expect(faults).toEqual([]);
  });

  it.each(languages)('gives up what the catalogue says is given up, in %s', (language) => {
    let compared = 0;
    const count = () => {
      compared += 1;
    };
    const faults = faultsIn(
      (given, reply) =>
        allOf(reply).flatMap(({ codes, tradeOff }) => untrue(given, codes, tradeOff, language, count)),
      language,
    );
    expect(faults).toEqual([]);
    expect(compared).toBeGreaterThan(2000);
  });
});
