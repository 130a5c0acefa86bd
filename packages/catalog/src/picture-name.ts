import type { Language } from './language.ts';
import type { ProductCode } from './products/sources.ts';

/** Signs that show a sentence: their pictures show it in Chinese as well. */
const signs: readonly string[] = ['LD5', 'DS4'] satisfies ProductCode[];

/** What a model's cut-out and its night picture are called in a language, without folder and ending. */
export function pictureName(code: string, language: Language): string {
  return language === 'cn' && signs.includes(code) ? `${code}-cn` : code;
}
