import { type Language, languages } from '../language.ts';
import { type ProductEntry, products } from '../products/index.ts';
import type { ProductSummary } from '../replies.ts';
import { productText, translate } from '../texts.ts';
import { productSummaries } from './summary.ts';

/** Full-width letters as half-width, one case, no spaces, hyphens or other marks. */
function loose(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** How well a code answers the query: the whole of it, its beginning, some part, or not at all. */
function codeScore(name: string, wanted: string): number {
  if (name === wanted) return 100;
  // Of two codes that begin alike the shorter, plainer one is meant.
  if (name.startsWith(wanted)) return 80 - (name.length - wanted.length);
  return name.includes(wanted) ? 50 : 0;
}

/** How well a model's words in one language answer: every word of the query must be found. */
function textScore(product: ProductEntry, words: readonly string[], language: Language): number {
  const { title, line } = productText(language, product.code);
  const family = ['plural', 'singular'].map((name) =>
    translate(language, 'types', `${product.type}.${name}`),
  );
  const heading = loose([product.code, title, ...family].join(' '));
  const all = heading + loose(line);
  if (words.every((word) => heading.includes(word))) return 30;
  return words.every((word) => all.includes(word)) ? 15 : 0;
}

function score(product: ProductEntry, query: string, language: Language): number {
  const wanted = loose(query);
  const words = query.normalize('NFKC').split(/\s+/).map(loose).filter(Boolean);
  const synonyms = product.synonyms.map((name) => (loose(name) === wanted ? 95 : 0));
  // Words of the other language are found as well, behind those of the visitor's own.
  const texts = languages.map((one) => textScore(product, words, one) / (one === language ? 1 : 2));
  return Math.max(codeScore(loose(product.code), wanted), ...synonyms, ...texts);
}

/**
 * Products that a visitor may mean, best first, in catalogue order where equally good. Case, spaces,
 * hyphens and full-width letters do not matter; older names count (`PTS4` finds PTS42023).
 * An empty query finds nothing.
 */
export function searchProducts(query: string, language: Language): ProductSummary[] {
  if (loose(query) === '') return [];
  const found = products
    .map((product) => ({ product, points: score(product, query, language) }))
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points)
    .map(({ product }) => product);
  return productSummaries(found, language);
}
