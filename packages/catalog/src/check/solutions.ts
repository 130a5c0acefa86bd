import { languages } from '../language.ts';
import { combinationKey } from '../solutions.ts';
import type { Catalog } from './catalog.ts';

/**
 * Every industry has its page's texts, each combination the text that was written for it, and the scenarios
 * have one name, on the page and on the home page's card.
 */
export function solutionFaults({ industries, resources }: Catalog): string[] {
  const faults: string[] = [];
  for (const language of languages) {
    const texts = new Map(Object.entries(resources[language].solutions));
    const cards = new Map(Object.entries(resources[language].industries));
    for (const { id, options } of industries) {
      const written = texts.get(id)?.combinations.map(({ key }) => key) ?? [];
      const meant = options.map(combinationKey);
      if (written.join() !== meant.join()) {
        faults.push(
          `solutions:${id} in ${language} has texts of [${written.join(', ')}], but its combinations are [${meant.join(', ')}]`,
        );
      }
      const scenarios = texts.get(id)?.scenarios.map(({ name }) => name) ?? [];
      const named = cards.get(id)?.scenarios ?? [];
      if (scenarios.join() !== named.join())
        faults.push(`industries:${id} in ${language} names other scenarios than solutions:${id}`);
    }
    for (const id of texts.keys()) {
      if (!industries.some((industry) => industry.id === id))
        faults.push(`${language} has a solution for ${id}, which is no industry`);
    }
  }
  return faults;
}
