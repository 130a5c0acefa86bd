import type { Language } from './language.ts';

/** Names or codes one after another: `T90, T60`, `T90、T60`. */
export const listInWords = (items: readonly string[], language: Language) =>
  items.join(language === 'cn' ? '、' : ', ');

/** What belongs together, such as a name and its telephone number: `Li Na, 138…`, `李娜，138…`. */
export const besideInWords = (parts: readonly string[], language: Language) =>
  parts.join(language === 'cn' ? '，' : ', ');
