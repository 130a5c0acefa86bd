import type { SearchData, Thesaurus } from './entry.ts';

/** A language whose visitors say what the site says. */
export const noThesaurus: Thesaurus = {
  alike: [],
  asked: {},
  families: {},
  aircraft: {},
  figures: {},
  acts: {},
  filler: '',
};

/** An address behind its language. */
const behindLanguage = (href: string) => href.replace(/^\/(?:en|cn)(?=\/)/, '');

const joined = (...lists: readonly (string | undefined)[]) => lists.filter(Boolean).join(', ');

/** Lists of names, each with what is said besides. */
const extended = (
  lists: Readonly<Record<string, string>>,
  more: Readonly<Partial<Record<string, string>>>,
): Record<string, string> =>
  Object.fromEntries(Object.entries(lists).map(([key, names]) => [key, joined(names, more[key])]));

/** What the index of a language holds, with what visitors say besides. */
export function withThesaurus(data: SearchData, thesaurus: Thesaurus): SearchData {
  const { words } = data;
  return {
    ...data,
    entries: data.entries.map((entry) => {
      const asked = thesaurus.asked[behindLanguage(entry.href)];
      return asked === undefined ? entry : { ...entry, words: joined(entry.words, asked) };
    }),
    words: {
      ...words,
      families: extended(words.families, thesaurus.families),
      aircraft: extended(words.aircraft, thesaurus.aircraft),
      figures: extended(words.figures, thesaurus.figures),
      acts: {
        compare: joined(words.acts.compare, thesaurus.acts.compare),
        sheet: joined(words.acts.sheet, thesaurus.acts.sheet),
        files: joined(words.acts.files, thesaurus.acts.files),
        film: joined(words.acts.film, thesaurus.acts.film),
      },
      filler: joined(words.filler, thesaurus.filler),
    },
  };
}
