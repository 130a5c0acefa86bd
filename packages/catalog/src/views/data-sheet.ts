import type { Language } from '../language.ts';
import { manuals } from '../manuals.ts';
import type { ProductInfo, SpecValue } from '../replies/index.ts';
import { specTraits } from '../spec-keys.ts';
import { resources } from '../texts.ts';
import { specText } from './spec-value.ts';

/** What data sheets are labelled with, as tables and as papers. */
export const openDataTexts = { en: resources.en['open-data'], cn: resources.cn['open-data'] } as const;

/** Who makes what a data sheet is of. */
export const maker = 'JZ';

/** The value as it is printed; what does not apply is said in words. */
export function printedValue(row: SpecValue, language: Language): string {
  return row.kind === 'none' ? openDataTexts[language].none : specText(row, language);
}

/**
 * What a data sheet begins with, label and text: maker, model, name and, where there is one, the edition of its manual with
 * its day.
 */
export function sheetHead({ code, title }: ProductInfo, language: Language): [label: string, text: string][] {
  const { names } = openDataTexts[language];
  const manual = manuals.find((each) => each.product === code && each.language === language);
  return [
    [names.maker, maker],
    [names.model, code],
    [names.title, title],
    ...(manual ? [[names.edition, `${manual.version}, ${manual.date}`] satisfies [string, string]] : []),
  ];
}

/**
 * What a purchaser asks for in a tender, by a model that meets it: a figure of which more or less is better becomes a limit.
 * What does not apply is not asked for.
 */
export function tenderRows(product: ProductInfo, language: Language): { label: string; required: string }[] {
  const { atLeast, atMost } = openDataTexts[language];
  return product.groups
    .flatMap((group) => group.rows)
    .filter(({ kind }) => kind !== 'none')
    .map((row) => {
      const text = printedValue(row, language);
      const { better } = specTraits[row.key];
      const limit = row.kind === 'figure' && better !== null;
      return {
        label: row.label,
        required: limit ? (better === 'more' ? atLeast : atMost).replace('{{value}}', text) : text,
      };
    });
}
