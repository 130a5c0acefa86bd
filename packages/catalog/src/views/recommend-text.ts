import { formatFigure } from '@payload/measure/figure';
import type { AircraftEntry } from '../aircraft.ts';
import type { Language } from '../language.ts';
import { type ProductEntry, specValueOf } from '../products/index.ts';
import { specTraits } from '../spec-keys.ts';
import { type TextKey, translate } from '../texts.ts';
import type { Option } from './recommend-options.ts';
import type { Task, TaskDone } from './recommend-tasks.ts';
import { specText, specValue } from './spec-value.ts';

/** What stands between two sentences. */
const between = { en: ' ', cn: '' };

/** Sentences as one text. */
export const joined = (sentences: readonly string[], language: Language) => sentences.join(between[language]);

/** The figure of a task as it is printed: metres, lumens, and what is dropped in grams below a kilogram. */
export function taskFigure(task: Task, value: number): string {
  if (task === 'strongLight') return formatFigure(value, specTraits.luminous_flux_lm.unit);
  if (task !== 'airdrop') return formatFigure(value, specTraits.audible_range_m.unit);
  return value < 1
    ? formatFigure(Math.round(value * 1000), specTraits.weight_g.unit)
    : formatFigure(value, specTraits.cargo_max_kg.unit);
}

/** The texts of recommendations in one language. */
export function textsIn(language: Language) {
  const text = (key: TextKey<'recommendation'>, values?: Record<string, string>) =>
    translate(language, 'recommendation', key, values);
  return Object.assign(text, { list: (parts: readonly string[]) => parts.join(text('list')) });
}

/** An aircraft as sentences call it. */
export function aircraftName({ key }: AircraftEntry, language: Language): string {
  return translate(language, 'aircraft', `${key}.name`);
}

/** The same within a sentence: Chinese sets a space beside Latin letters only. */
export function aircraftInText(aircraft: AircraftEntry, language: Language): string {
  const name = aircraftName(aircraft, language);
  return language === 'cn' ? name.replace(/^(?=\w)/, ' ').replace(/(?<=\w)$/, ' ') : name;
}

const specOf = (product: ProductEntry, key: 'lux_100m' | 'flash', language: Language) =>
  specText(specValue(product, key, language), language);

/** How well a task is done, in its own figure. */
function doneText({ task, product, value, from }: TaskDone, language: Language): string {
  const text = textsIn(language);
  if (value === null) return text('done.flashUnstated', { colours: specOf(product, 'flash', language) });
  const figure = taskFigure(task, value);
  if (task === 'airdrop' && from) {
    return text('done.airdrop', { figure, aircraft: aircraftInText(from, language) });
  }
  // Every product that lights states what arrives at 100 m.
  const lux =
    typeof specValueOf(product, 'lux_100m') === 'number' ? specOf(product, 'lux_100m', language) : '';
  return text(`done.${task}`, { figure, lux });
}

const lowered = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1);

/** Why something was chosen: the figure of each task it does, and who uses it. */
export function reasonText({ products, done, usualIn }: Option, language: Language): string {
  const text = textsIn(language);
  const sentences = done.map((one) => {
    const said = doneText(one, language);
    return products.length > 1 ? text('of', { code: one.product.code, text: lowered(said) }) : said;
  });
  if (usualIn.length > 0) {
    const names = usualIn.map((id) => translate(language, 'industries', `${id}.title`));
    sentences.push(text('usual', { industries: text.list(names) }));
  }
  return joined(sentences, language);
}
