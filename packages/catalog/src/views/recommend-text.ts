import type { AircraftEntry } from '../aircraft.ts';
import { cargoLimit, payloadShare } from '../fit.ts';
import { formatFigure } from '../format.ts';
import type { IndustryId } from '../industries.ts';
import type { Language } from '../language.ts';
import { type ProductEntry, specValueOf } from '../products/index.ts';
import type { RecommendationAnswers } from '../replies.ts';
import { translate } from '../texts.ts';
import { typeInfo } from '../types.ts';
import { specText, specValue } from './spec-value.ts';

/** A product held against the answers. */
export interface Advice {
  product: ProductEntry;
  /** Null where the visitor's aircraft is none of the catalogue's. */
  aircraft: AircraftEntry | null;
  covered: RecommendationAnswers['features'];
  missing: RecommendationAnswers['features'];
  /** Industries of the scenario that use it. */
  usualIn: IndustryId[];
  fits: boolean;
  /** Its sample price band. */
  band: RecommendationAnswers['budget'];
  affordable: boolean;
}

const bandLimits: Record<RecommendationAnswers['budget'], { from: number; to: number }> = {
  under3000: { from: 0, to: 3000 },
  '3000to8000': { from: 3000, to: 8000 },
  '8000to20000': { from: 8000, to: 20_000 },
  over20000: { from: 20_000, to: 20_000 },
};

/** What stands between two sentences. */
const between = { en: ' ', cn: '' };

const currency = { en: 'CNY', cn: '元' };

/** Why a product was chosen. */
export function reasonText(
  { product, aircraft, covered, usualIn, fits }: Advice,
  language: Language,
): string {
  const text = textsIn(language);
  const { keyFigure } = typeInfo(product.type);
  const value = specValue(product, product.type === 'thrower' ? 'cargo_max_kg' : keyFigure, language);
  const features = text.list(covered.map((feature) => text(`features.${feature}`)));
  const figure = specText(value, language);
  const ratedKg = specValueOf(product, 'max_total_load_kg');
  const sentences: string[] = [];
  if (covered.length === 0) {
    sentences.push(text('message', { label: value.label, figure }));
  } else if (typeof ratedKg === 'number' && aircraft && fits) {
    // A release unit's rating must not stand without what the aircraft leaves of it.
    const cargo = formatFigure(cargoLimit(ratedKg, product, aircraft), 'kg');
    const name = nameOf(aircraft, language);
    sentences.push(
      text('cargoCovers', { features, cargo: text('cargo', { figure: cargo, aircraft: name }) }),
    );
  } else {
    sentences.push(text('covers', { features, label: value.label, figure }));
  }
  if (usualIn.length > 0) {
    const names = usualIn.map((id) => translate(language, 'industries', `${id}.title`));
    sentences.push(text('usual', { industries: text.list(names) }));
  }
  return sentences.join(between[language]);
}

/** What is given up with a product; never empty, for every product takes something of what the aircraft lifts. */
export function tradeOffText(
  { product, aircraft, covered, missing, fits, band, affordable }: Advice,
  language: Language,
): string {
  const text = textsIn(language);
  const list = specText(specValue(product, 'aircraft', language), language);
  const sentences: string[] = [];
  if (!aircraft) sentences.push(text('otherAircraft', { list }));
  else if (!fits) sentences.push(text('wrongAircraft', { aircraft: nameOf(aircraft, language), list }));
  if (!affordable) {
    const { from, to } = bandLimits[band];
    const unit = currency[language];
    const limits = { from: formatFigure(from, unit), to: formatFigure(to, unit) };
    sentences.push(text('overBudget', { band: text(`bands.${band}`, limits) }));
  }
  if (covered.length === 0) sentences.push(text('noFeature'));
  else if (missing.length > 0) {
    sentences.push(
      text('missing', { features: text.list(missing.map((feature) => text(`features.${feature}`))) }),
    );
  }
  if (aircraft && fits) {
    const share = formatFigure(payloadShare(product, aircraft), '%');
    sentences.push(text('share', { share, aircraft: nameOf(aircraft, language) }));
  }
  return sentences.join(between[language]);
}

function nameOf({ key }: AircraftEntry, language: Language): string {
  return translate(language, 'aircraft', `${key}.name`);
}

/** The texts of recommendations in one language. */
function textsIn(language: Language) {
  const text = (key: string, values?: Record<string, string>) =>
    translate(language, 'recommendation', key, values);
  return Object.assign(text, { list: (parts: string[]) => parts.join(text('list')) });
}
