import type { Language } from './language.ts';

/** Names or codes one after another: `T90, T60`, `T90、T60`. */
export const listInWords = (items: readonly string[], language: Language) =>
  items.join(language === 'cn' ? '、' : ', ');

/** What belongs together, such as a name and its telephone number: `Li Na, 138…`, `李娜，138…`. */
export const besideInWords = (parts: readonly string[], language: Language) =>
  parts.join(language === 'cn' ? '，' : ', ');

/** Letters whose names begin with a vowel: codes are read out letter by letter. */
const vowelNames = 'AEFHILMNORSX';

/** An English name or code with its article, as it is said: `an H1T`, `a T90`, `an 8 kg load`, `a Matrice 350`. */
export function withArticle(name: string): string {
  const isSpelled = /^[A-Z](?![a-z])/.test(name);
  const isVowel = isSpelled
    ? vowelNames.includes(name.charAt(0))
    : /^(?:[AEIOaeio]|8|1[18](?!\d))/.test(name);
  return `${isVowel ? 'an' : 'a'} ${name}`;
}
