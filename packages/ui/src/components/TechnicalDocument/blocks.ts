/** What a word of code is: one of the classes that CodeBlock knows. */
export type TokenKind = 'keyword' | 'string' | 'number' | 'comment' | 'key';

/** A piece of code: plain, or of a kind. */
export type Token = string | readonly [TokenKind, string];

/** A piece of a line of text. */
export type Inline =
  | string
  | readonly ['code', string]
  | readonly ['strong' | 'em', ...Inline[]]
  | readonly ['a', href: string, ...Inline[]];

/** A part of a document, as short as JSON lets it be: its name, what belongs to it, and what stands in it. */
export type Block =
  | readonly ['h2' | 'h3', id: string, ...Inline[]]
  | readonly ['p', ...Inline[]]
  | readonly ['ul' | 'ol', ...(readonly Inline[])[]]
  /** Rows of cells. The first row names the columns, the first cell of any other row names the row. */
  | readonly ['table', ...(readonly (readonly Inline[])[])[]]
  | readonly ['note' | 'warning', title: readonly Inline[], ...Block[]]
  | readonly ['pre', label: string, title: string | null, ...Token[]];

/** The words of a line of text. */
export function wordsOf(line: readonly Inline[]): string {
  return line
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      if (piece[0] === 'a') return wordsOf(piece.slice(2));
      return wordsOf(piece.slice(1));
    })
    .join('');
}
