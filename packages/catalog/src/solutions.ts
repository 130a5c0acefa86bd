import { type IndustryId, industries, type OptionGroup } from './industries.ts';

/** An option group of an industry, with the key its name and text have in `solutions.json`. */
export interface Combination extends OptionGroup {
  key: string;
}

/**
 * Aircraft key and product codes joined by hyphens, such as `M350-H150T-T90`. It is made of the codes, so
 * that a changed option group cannot keep the text of another one.
 */
export function combinationKey({
  aircraft,
  products,
}: {
  aircraft: string;
  products: readonly string[];
}): string {
  return [aircraft, ...products].join('-');
}

/** The combinations of an industry, in the order they are shown. */
export function combinationsOf(industry: IndustryId): Combination[] {
  const options: readonly OptionGroup[] = industries.find(({ id }) => id === industry)?.options ?? [];
  return options.map((option) => ({ ...option, key: combinationKey(option) }));
}

/** The industry an address names, whatever its case; null for any other word. */
export function findIndustry(segment: string): IndustryId | null {
  const wanted = segment.toLowerCase();
  return industries.find(({ id }) => id.toLowerCase() === wanted)?.id ?? null;
}
