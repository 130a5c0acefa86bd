import { ownCatalog } from '../check/catalog.ts';
import { missingTexts } from '../check/texts.ts';

/**
 * Before all unit tests, once: with a text missing, every test that shows a product would fail for this one reason.
 *
 * @throws {Error} with a sentence for each missing text
 */
export default function completeTexts(): void {
  const missing = missingTexts(ownCatalog);
  if (missing.length > 0)
    throw new Error(`No test has run, for texts of the catalogue are missing: ${missing.join('; ')}.`);
}
