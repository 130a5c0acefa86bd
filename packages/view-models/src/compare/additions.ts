import { COMPARE_LIMIT } from './limit.ts';

/**
 * The models to add beside those that are compared: the nearest of the family, as many as there is room for, in its order.
 * @param family codes in the order of the family, which goes by its key figure
 */
export function additionsTo(chosen: readonly string[], family: readonly string[]): string[] {
  const at = chosen.map((code) => family.indexOf(code));
  const distance = (code: string) => Math.min(...at.map((place) => Math.abs(place - family.indexOf(code))));
  const nearest = family
    .filter((code) => !chosen.includes(code))
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, COMPARE_LIMIT - chosen.length);
  return family.filter((code) => nearest.includes(code));
}
