import type words from '@payload/catalog/locales/cn/search-words.json';
import { namesIn } from '@payload/search';
import { pinyin } from 'pinyin-pro';

/** All texts of a tree. */
const textsIn = (tree: unknown): string[] =>
  typeof tree === 'string'
    ? [tree]
    : tree !== null && typeof tree === 'object'
      ? Object.values(tree).flatMap(textsIn)
      : [];

/**
 * The syllables of the Chinese names that pages, families and aircraft go by, with the characters that are read so there, as
 * the index file has them: `hang行 xing行型`.
 */
export function pinyinOf({ families, aircraft, figures, industries, pages }: typeof words): string {
  const pagesWords = Object.values(pages).map((page) => page.words);
  const names = textsIn([families, aircraft, figures, industries, pagesWords]).flatMap(namesIn);
  const characters = new Map<string, Set<string>>();
  for (const name of names.filter((one) => /^\p{Script=Han}+$/u.test(one))) {
    const syllables = pinyin(name, { toneType: 'none', type: 'array', v: true });
    for (const [place, character] of Array.from(name).entries()) {
      const syllable = syllables[place] ?? '';
      characters.set(syllable, (characters.get(syllable) ?? new Set()).add(character));
    }
  }
  return [...characters]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([syllable, known]) => syllable + [...known].join(''))
    .join(' ');
}
