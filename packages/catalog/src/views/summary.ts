import type { Language } from '../language.ts';
import type { ProductEntry } from '../products/index.ts';
import type { ProductSummary } from '../replies/index.ts';
import { productText, translate } from '../texts.ts';
import { typeInfo } from '../types.ts';
import { specValue } from './spec-value.ts';

/** A product as a card shows it; `resOrder` is its place in the list it stands in, from 1. */
export function productSummary(product: ProductEntry, resOrder: number, language: Language): ProductSummary {
  const { code, type, route, num, resUrl } = product;
  const { title, line } = productText(language, code);
  const { cardFigures, keyFigure } = typeInfo(type);
  return {
    resOrder,
    resRoute: `${route}/${code}`,
    resUrl,
    resTitle: title,
    code,
    type,
    route,
    num: [...num],
    title,
    line,
    figures: cardFigures.map((key) => ({
      ...specValue(product, key, language),
      short: translate(language, 'spec', `short.${key}`),
    })),
    keyFigure: specValue(product, keyFigure, language),
    aircraft: [...product.aircraft],
  };
}

/** Products as a list of cards, numbered in the order given. */
export function productSummaries(list: readonly ProductEntry[], language: Language): ProductSummary[] {
  return list.map((product, index) => productSummary(product, index + 1, language));
}
