import type { Language } from '@payload/catalog';
import { origin } from '../shell/site.ts';

/** The whole address of a page in a language. */
export const addressOf = (language: Language, path: string) => `${origin}/${language}${path}`;
