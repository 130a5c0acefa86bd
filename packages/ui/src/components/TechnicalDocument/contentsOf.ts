import type { ContentsItem } from '../DocumentLayout/index.ts';
import { type Block, wordsOf } from './blocks.ts';

/** The headings of a document, those of the third level below the one they stand under. */
export function contentsOf(blocks: readonly Block[]): ContentsItem[] {
  const contents: (ContentsItem & { items: { id: string; text: string }[] })[] = [];
  for (const block of blocks) {
    if (block[0] !== 'h2' && block[0] !== 'h3') continue;
    const [level, id, ...line] = block;
    const heading = { id, text: wordsOf(line) };
    if (level === 'h2') contents.push({ ...heading, items: [] });
    else contents.at(-1)?.items.push(heading);
  }
  return contents;
}
