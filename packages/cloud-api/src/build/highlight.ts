import type { Token, TokenKind } from '@payload/ui/TechnicalDocument';
import type { Root, RootContent } from 'hast';
import { common, createLowlight } from 'lowlight';

const highlighter = createLowlight(common);

/** Names that the highlighter gives. `null` is plain, also within something that is not; others leave it as it is. */
const kinds: Readonly<Record<string, TokenKind | null>> = {
  'hljs-keyword': 'keyword',
  'hljs-literal': 'keyword',
  'hljs-string': 'string',
  'hljs-regexp': 'string',
  'hljs-number': 'number',
  'hljs-comment': 'comment',
  'hljs-attr': 'key',
  // What is filled into a string is code again.
  'hljs-subst': null,
};

function kindOf(names: unknown, around: TokenKind | null): TokenKind | null {
  for (const name of Array.isArray(names) ? names : []) {
    const kind = kinds[String(name)];
    if (kind !== undefined) return kind;
  }
  return around;
}

/**
 * Code as pieces of the kinds that CodeBlock knows, none within another.
 *
 * @param language name or alias of a language, as behind the fence
 * @throws Error when the highlighter does not know the language
 */
export function highlight(language: string, code: string): Token[] {
  const tokens: { kind: TokenKind | null; text: string }[] = [];
  const visit = (node: Root | RootContent, kind: TokenKind | null) => {
    if (node.type === 'text') {
      const last = tokens.at(-1);
      if (last?.kind === kind) last.text += node.value;
      else tokens.push({ kind, text: node.value });
    } else if (node.type === 'element' || node.type === 'root') {
      const own = node.type === 'element' ? kindOf(node.properties['className'], kind) : kind;
      for (const child of node.children) visit(child, own);
    }
  };
  visit(highlighter.highlight(language, code), null);
  return tokens.map(({ kind, text }) => (kind === null ? text : [kind, text]));
}
