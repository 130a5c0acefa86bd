import { formatFigure, formatNumber } from '@payload/measure/figure';
import { loadOf } from '../fit.ts';
import type { Language } from '../language.ts';
import { type ProductEntry, specValueOf } from '../products/index.ts';
import type { RecommendationAnswers } from '../replies/index.ts';
import { specTraits } from '../spec-keys.ts';
import type { Option } from './recommend-options.ts';
import type { Task, TaskDone } from './recommend-tasks.ts';
import { aircraftInText, aircraftName, joined, taskFigure, textsIn } from './recommend-text.ts';
import { specText, specValue } from './spec-value.ts';

/** What an option is held against. */
export interface Rivals {
  /** Of what fits and is affordable, the single product with the highest figure of each task. */
  strongest: ReadonlyMap<Task, Option | undefined>;
  /** The one that would be taken instead, where the option meets every answer; null where there is none. */
  next: Option | null;
  /** The machine that does all of it alone, beside which several are offered. */
  alone?: Option | null | undefined;
}

const bandLimits: Record<RecommendationAnswers['budget'], { from: number; to: number }> = {
  under3000: { from: 0, to: 3000 },
  '3000to8000': { from: 3000, to: 8000 },
  '8000to20000': { from: 8000, to: 20_000 },
  over20000: { from: 20_000, to: 20_000 },
};

const currency = { en: 'CNY', cn: '元' };

/** Parts that have a word of their own. */
const words = [
  { key: 'half', part: 1 / 2 },
  { key: 'third', part: 1 / 3 },
  { key: 'twoThirds', part: 2 / 3 },
  { key: 'quarter', part: 1 / 4 },
  { key: 'threeQuarters', part: 3 / 4 },
] as const;

/** So near to a word that the word is taken; the figures stand beside it. */
const nearness = 0.015;

/** By how much a figure falls short of a higher one, in words: by half, a third, 12 %. */
function shortfall(own: number, top: number) {
  const part = 1 - own / top;
  const percent = Math.min(99, Math.max(1, Math.round(100 * part)));
  return {
    key: words.find((one) => Math.abs(one.part - part) <= nearness)?.key ?? 'percent',
    percent: formatFigure(percent, '%'),
  } as const;
}

const unitOf = (figure: string) => /\D*$/u.exec(figure)?.[0] ?? '';

/** A figure beside a higher one, which says the unit of both where it is one. */
function besideFigure(task: Task, own: number, top: number): string {
  const [text, other] = [taskFigure(task, own), taskFigure(task, top)];
  return unitOf(text) === unitOf(other) ? text.slice(0, -unitOf(text).length) : text;
}

const grams = (value: number) => formatFigure(value, specTraits.weight_g.unit);
const capital = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1);
const codesOf = ({ products }: Option) => products.map(({ code }) => code).join(' + ');
const isOneAtATime = (product: ProductEntry) => {
  const functions = specValueOf(product, 'functions');
  return Array.isArray(functions) && functions.some((name) => name === 'oneAtATime');
};

/** A task that something else does better. */
interface Loss {
  own: TaskDone;
  top: number;
  rival: Option;
}

function lossesOf(option: Option, { strongest }: Rivals): Loss[] {
  return option.done.flatMap((own) => {
    const rival = strongest.get(own.task);
    const top = rival?.done.find(({ task }) => task === own.task)?.value ?? null;
    return rival && top !== null && (own.value ?? 0) < top ? [{ own, top, rival }] : [];
  });
}

/** What of the asked figures is given up to what is strongest in each, and what weight that saves. */
function lossText(option: Option, losses: readonly Loss[], language: Language): string {
  const text = textsIn(language);
  const parts = losses.map(({ own: { task, value }, top, rival }) => {
    const code = codesOf(rival);
    const figure = taskFigure(task, top);
    if (value === null) return text('loss.unstated', { code, figure });
    const { key, percent } = shortfall(value, top);
    const values = { code, own: besideFigure(task, value, top), figure };
    return text(`loss.${task}.${key === 'half' ? 'half' : 'part'}`, {
      ...values,
      part: text(`parts.${key}`, { percent }),
    });
  });
  const [loss] = losses;
  const alone = loss && losses.every(({ rival }) => rival === loss.rival) ? loss.rival : null;
  const less = alone ? alone.weightG - option.weightG : 0;
  return capital(
    text(less > 0 ? 'loss.lighter' : 'loss.all', {
      losses: parts.join(text('loss.between')),
      less: grams(less),
    }),
  );
}

/** How the option's weight stands to that of another one, whose figures are named: one that does no better, or all of it alone. */
function weightText(option: Option, next: Option, isAlone: boolean, language: Language): string {
  const text = textsIn(language);
  const figures = next.done.flatMap(({ task, value }) => (value === null ? [] : [taskFigure(task, value)]));
  const more = option.weightG - next.weightG;
  const key = more > 0 ? 'heavier' : more < 0 ? 'lighter' : 'same';
  const isEqual = option.done.every(
    ({ task, value }) => next.done.find((one) => one.task === task)?.value === value,
  );
  return text(`${isAlone ? 'alone' : isEqual ? 'equal' : 'next'}.${key}`, {
    code: codesOf(next),
    figures: text.list(figures),
    more: grams(Math.abs(more)),
  });
}

/** What of the answers is not met. */
function gapSentences(
  { products, aircraft, missing, fits, band, bandsOver }: Option,
  language: Language,
): string[] {
  const text = textsIn(language);
  const sentences: string[] = [];
  const [product] = products;
  const list = product ? specText(specValue(product, 'aircraft', language), language) : '';
  if (!aircraft) sentences.push(text('otherAircraft', { list }));
  else if (!fits)
    sentences.push(text('wrongAircraft', { aircraft: aircraftInText(aircraft, language), list }));
  if (bandsOver > 0) {
    const { from, to } = bandLimits[band];
    const unit = currency[language];
    const limits = { from: formatNumber(from), to: formatFigure(to, unit) };
    sentences.push(text('overBudget', { band: text(`bands.${band}`, limits) }));
  }
  if (missing.length > 0) {
    sentences.push(text('missing', { features: text.list(missing.map((task) => text(`features.${task}`))) }));
  }
  return sentences;
}

/** What is given up with an option; never empty, for it takes something of what its aircraft lifts. */
export function tradeOffText(option: Option, rivals: Rivals, language: Language): string {
  const text = textsIn(language);
  const { products, aircraft, done, fits } = option;
  const sentences = gapSentences(option, language);
  const changed = products.find(
    (product) => isOneAtATime(product) && done.filter((one) => one.product === product).length > 1,
  );
  if (changed) sentences.push(text('oneAtATime'));
  if (fits) {
    const losses = lossesOf(option, rivals);
    const { alone, next } = rivals;
    if (alone) sentences.push(weightText(option, alone, true, language));
    else if (losses.length > 0) sentences.push(lossText(option, losses, language));
    else if (next) sentences.push(weightText(option, next, false, language));
  }
  if (aircraft && fits) {
    const { bracketG, totalG } = loadOf(aircraft, products);
    const share = formatFigure(Math.round((100 * totalG) / aircraft.payloadG), '%');
    const name = aircraftName(aircraft, language);
    sentences.push(text(bracketG > 0 ? 'shareWithBracket' : 'share', { share, aircraft: name }));
  }
  return joined(sentences, language);
}
