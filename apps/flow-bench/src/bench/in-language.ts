// The toolbar's language is the components' own, so that the pseudo-long one is here as well.
import { inLanguage } from '../../../../packages/ui/src/fixtures/language.ts';
import { leads } from './leads.ts';
import { benchTexts } from './texts.ts';

/** The bench's words in the toolbar's language. */
export const wordsOf = (globals: Record<string, unknown>) => ({
  texts: inLanguage(globals, benchTexts),
  leads: inLanguage(globals, leads),
});
