import { descriptionWidth, widthOf } from '@payload/web/navigation/description.ts';
import type { PageFacts } from './page-facts.ts';

/**
 * What is wrong with the titles and descriptions of pages that may be listed: each must be the only one of its
 * language, and a description as long as a search result shows.
 */
export function headFaults(pages: readonly PageFacts[]): string[] {
  const faults: string[] = [];
  const seen = new Map<string, string>();
  for (const { language, path, title, description, isListed } of pages) {
    if (!isListed) continue;
    const address = `/${language}${path}`;
    const width = widthOf(description);
    if (width < descriptionWidth.least || width > descriptionWidth.most)
      faults.push(
        `The description of ${address} is ${width} wide, not ${descriptionWidth.least} to ${descriptionWidth.most}: “${description}”`,
      );
    for (const [kind, text] of [
      ['title', title],
      ['description', description],
    ] as const) {
      const key = `${language} ${kind} ${text}`;
      const other = seen.get(key);
      if (other) faults.push(`The ${kind} of ${address} is that of ${other} too: “${text}”`);
      seen.set(key, address);
    }
  }
  return faults;
}
