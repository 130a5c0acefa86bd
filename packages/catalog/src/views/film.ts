import { type Language, languages } from '../language.ts';
import type { ProductType } from '../product-types.ts';
import { findProduct } from '../products/index.ts';
import { productText, translate } from '../texts.ts';
import { typeInfo } from '../types.ts';
import { filmTimes, spokenStem } from '../videos.ts';
import { specText, specValue } from './spec-value.ts';

/** A caption, from and to in seconds. */
export interface FilmCue {
  from: number;
  to: number;
  text: string;
}

/** Whether the film of a model lets an order be heard: those of megaphones do. */
export const isSpokenOf = ({ type }: { type: ProductType }): boolean => type === 'megaphone';

/** The beginnings of the names of a film's files: one for each language where it speaks. */
export const filmStems = ({ code, type }: { code: string; type: ProductType }): string[] =>
  isSpokenOf({ type }) ? languages.map((language) => spokenStem(code, language)) : [code];

/**
 * What the film of a model says, in the order it says it.
 *
 * @throws MissingText when the model has no texts in this language
 */
export function filmCues(code: string, language: Language): FilmCue[] {
  const product = findProduct(code);
  if (!product) return [];
  const { headline, title, line } = productText(language, product.code);
  const { duration, light, code: shown, figures, order } = filmTimes;
  const labelled = (label: string, value: string) =>
    translate(language, 'spec', 'patterns.labelled', { label, value });
  const values = typeInfo(product.type).cardFigures.map((key) => specValue(product, key, language));
  return [
    { from: light - 0.4, to: shown - 0.2, text: headline },
    ...(isSpokenOf(product)
      ? [
          {
            from: light,
            to: light + order[language],
            text: labelled(product.code, translate(language, 'voice', 'order')),
          },
        ]
      : []),
    { from: shown, to: figures[0] - 0.1, text: labelled(title, line) },
    ...values.map((value, index) => ({
      from: figures[index] ?? duration,
      to: (figures[index + 1] ?? duration - 0.3) - 0.1,
      text: labelled(value.label, specText(value, language)),
    })),
  ];
}
