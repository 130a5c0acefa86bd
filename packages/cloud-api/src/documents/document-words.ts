import type { Block, Inline } from '@payload/ui/TechnicalDocument';
import type { DocumentTree } from './tree.ts';

/** The words of a line. Read by the build as well, which cannot load components. */
const wordsOf = (line: readonly Inline[]): string => line.map(wordsIn).join('');

function wordsIn(piece: Inline): string {
  if (typeof piece === 'string') return piece;
  return piece[0] === 'a' ? wordsOf(piece.slice(2)) : wordsOf(piece.slice(1));
}

/** Words for a file: without the joiners that keep a number on the line of its unit. */
export const plainWords = (words: string): string => words.replaceAll('\u2060', '');

/** What a document says of calls, fields, widgets and codes, by the names that they have in every language. */
export interface DocumentWords {
  /** Words of a heading; undefined where the document has none of that anchor. */
  readonly heading: (anchor: string) => string | undefined;
  /**
   * A row of the table under a heading, by what its first cell names.
   *
   * @returns its other cells, as words; none where there is no such row
   */
  readonly row: (anchor: string, name: string) => readonly string[];
}

/** Reads a document's headings and tables. */
export function documentWordsOf({ blocks }: Pick<DocumentTree, 'blocks'>): DocumentWords {
  const headings = new Map<string, string>();
  const tables = new Map<string, ReadonlyMap<string, readonly string[]>>();
  let anchor = '';
  for (const block of blocks) {
    if (block[0] === 'h2' || block[0] === 'h3') {
      const [, id, ...line] = block;
      anchor = id;
      headings.set(id, wordsOf(line));
    } else if (block[0] === 'table') tables.set(anchor, rowsOf(block));
  }
  return {
    heading: (id) => headings.get(id),
    row: (id, name) => tables.get(id)?.get(name) ?? [],
  };
}

function rowsOf([, , ...rows]: Extract<Block, readonly ['table', ...unknown[]]>) {
  return new Map(
    rows.map(([name = [], ...cells]: readonly (readonly Inline[])[]) => [wordsOf(name), cells.map(wordsOf)]),
  );
}
