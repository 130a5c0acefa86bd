/** How wide a result of a search shows a description; a character of Han is as wide as two of Latin. */
export const descriptionWidth = { least: 50, most: 160 };

const isWide = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u;

export const widthOf = (text: string) =>
  Array.from(text).reduce((sum, character) => sum + (isWide.test(character) ? 2 : 1), 0);

/**
 * A page's description as search results show it: as many of its sentences as they have room for, the first cut
 * where it alone is too long. The joiners that keep units together are for pages alone.
 */
export function shortDescription(text: string): string {
  const plain = text.replaceAll('\u2060', '');
  const sentences = plain.match(/.+?(?:[.!?](?=\s|$)\s*|[。！？]|$)/gsu) ?? [plain];
  let short = '';
  for (const sentence of sentences) {
    if (widthOf((short + sentence).trim()) > descriptionWidth.most) break;
    short += sentence;
  }
  return short.trim() || shortened(plain);
}

/** A text, or its beginning where it is too long: to the last pause or space before the edge. */
export function shortened(text: string): string {
  if (widthOf(text) <= descriptionWidth.most) return text;
  let end = 0;
  let width = 0;
  for (const character of text) {
    width += isWide.test(character) ? 2 : 1;
    if (width > descriptionWidth.most - 2) break;
    end += character.length;
  }
  const begun = text.slice(0, end);
  return `${(/^.*(?=[\s，。、；：])/su.exec(begun)?.[0] ?? begun).replace(/[\s，。、；：,.;:–-]+$/u, '')}…`;
}
