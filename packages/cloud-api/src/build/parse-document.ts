import type { Block, Inline } from '@payload/ui/TechnicalDocument';
import type { Code, ListItem, Node, PhrasingContent, RootContent, Table } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { parse as parseYaml } from 'yaml';
import type { DocumentFacts, DocumentTree } from '../documents/tree.ts';
import { highlight } from './highlight.ts';

const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter);

/** A document that says something this site cannot show. */
export class DocumentError extends Error {
  override readonly name = 'DocumentError';

  constructor(problem: string, node?: Node) {
    super(node?.position ? `Line ${node.position.start.line}: ${problem}` : problem);
  }
}

/**
 * Markdown as the tree that a page shows. Nothing is passed over: what the tree has no place for is an error,
 * so that a document is never shown with a part missing.
 *
 * @throws DocumentError with the line and what to write instead
 */
export function parseDocument(text: string): DocumentTree {
  const [front, ...content] = markdown.parse(text).children;
  if (front?.type !== 'yaml')
    throw new DocumentError('A document begins with its facts between two lines of ---.');
  return { ...factsOf(front.value), blocks: content.map(blockOf) };
}

function factsOf(yaml: string): DocumentFacts {
  const facts: Record<string, unknown> = parseYaml(yaml);
  const words = (name: string) => {
    const value = facts[name];
    if (typeof value !== 'string' || value === '')
      throw new DocumentError(`The fact "${name}" must be a text.`);
    return value;
  };
  const updated = words('updated');
  if (!/^\d{4}-\d{2}-\d{2}$/.test(updated))
    throw new DocumentError('The fact "updated" is a date as in 2025-03-04.');
  if (typeof facts['sample'] !== 'boolean') throw new DocumentError('The fact "sample" is true or false.');
  return {
    title: words('title'),
    description: words('description'),
    product: words('product'),
    version: words('version'),
    updated,
    sample: facts['sample'],
  };
}

function blockOf(node: RootContent): Block {
  switch (node.type) {
    case 'heading':
      return headingOf(node);
    case 'paragraph':
      return ['p', ...linesOf(node.children)];
    case 'list':
      return [node.ordered ? 'ol' : 'ul', ...node.children.map(itemOf)];
    case 'table':
      return tableOf(node);
    case 'blockquote':
      return calloutOf(node);
    case 'code':
      return codeOf(node);
    default:
      throw new DocumentError(
        `A page has no place for "${node.type}". Write it as a paragraph, list or table.`,
        node,
      );
  }
}

function headingOf({ depth, children, ...node }: Extract<RootContent, { type: 'heading' }>): Block {
  if (depth !== 2 && depth !== 3) {
    throw new DocumentError('The title is a fact of the document; its headings are ## and ###.', node);
  }
  const last = children.at(-1);
  const id =
    last?.type === 'text' ? /^(?<words>.*?)\s*\{#(?<id>[a-z0-9-]+)\}$/su.exec(last.value)?.groups : undefined;
  if (!last || !id?.['id']) throw new DocumentError('A heading ends with its anchor, as in {#errors}.', node);
  const words = id['words'] ?? '';
  const line = linesOf([
    ...children.slice(0, -1),
    ...(words ? [{ type: 'text' as const, value: words }] : []),
  ]);
  return [depth === 2 ? 'h2' : 'h3', id['id'], ...line];
}

function itemOf({ children, ...node }: ListItem): Inline[] {
  const [only, ...others] = children;
  if (only?.type !== 'paragraph' || others.length > 0) {
    throw new DocumentError('An item of a list is one paragraph. Write longer ones as sections.', node);
  }
  return linesOf(only.children);
}

function tableOf({ children: rows, ...node }: Table): Block {
  const cells = rows.map((row) => row.children.map((cell) => linesOf(cell.children)));
  const columns = cells[0]?.length;
  if (cells.some((row) => row.length !== columns)) {
    throw new DocumentError('Every row of a table has as many cells as its head.', node);
  }
  return ['table', ...cells];
}

/** `> [!NOTE]`, a title alone on its line, and what it says. */
function calloutOf({ children, ...node }: Extract<RootContent, { type: 'blockquote' }>): Block {
  const [first, ...body] = children;
  const text = first?.type === 'paragraph' ? first.children[0] : undefined;
  const mark =
    text?.type === 'text' ? /^\[!(?<kind>NOTE|WARNING)\]\n(?<title>.+)$/u.exec(text.value)?.groups : null;
  if (!mark?.['title'] || first?.type !== 'paragraph' || first.children.length > 1 || body.length === 0) {
    throw new DocumentError(
      'A callout begins with [!NOTE] or [!WARNING], then its title, then a paragraph.',
      node,
    );
  }
  return [mark['kind'] === 'NOTE' ? 'note' : 'warning', [mark['title']], ...body.map(blockOf)];
}

/** A fence: its language, then `label="What it is"` and, where it has one, `title="file or topic"`. */
function codeOf({ lang, meta, value, ...node }: Code): Block {
  const settings = /^label="(?<label>[^"]+)"(?: title="(?<title>[^"]+)")?$/u.exec(meta ?? '')?.groups;
  if (!lang || !settings?.['label']) {
    throw new DocumentError('A fence says its language and its label, as in ```json label="Reply".', node);
  }
  return ['pre', settings['label'], settings['title'] ?? null, ...highlight(lang, value)];
}

function linesOf(nodes: readonly PhrasingContent[]): Inline[] {
  return nodes.map((node): Inline => {
    switch (node.type) {
      case 'text':
        return node.value.replaceAll('\n', ' ');
      case 'inlineCode':
        return ['code', node.value];
      case 'strong':
        return ['strong', ...linesOf(node.children)];
      case 'emphasis':
        return ['em', ...linesOf(node.children)];
      case 'link':
        return ['a', node.url, ...linesOf(node.children)];
      default:
        throw new DocumentError(`A line of text has no place for "${node.type}".`, node);
    }
  });
}
