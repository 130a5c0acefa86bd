import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { products } from '@payload/catalog';
import { type Block, type Inline, wordsOf } from '@payload/ui/TechnicalDocument';
import { describe, expect, it } from 'vitest';
import { documentIds } from '../documents/documents.ts';
import { parseDocument } from './parse-document.ts';

const folder = join(import.meta.dirname, '../../../catalog/src/documents');
const documentIn = (language: 'en' | 'cn', id: string) =>
  parseDocument(readFileSync(join(folder, language, `${id}.md`), 'utf8'));

const languages = ['en', 'cn'] as const;
const all = languages.flatMap((language) =>
  documentIds.map((id) => ({ language, id, ...documentIn(language, id) })),
);

/** All blocks, those within callouts too. */
function within(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block) => {
    if (block[0] !== 'note' && block[0] !== 'warning') return [block];
    const [, , ...body] = block;
    return [block, ...within(body)];
  });
}

/** The lines of text of a block, without code. */
function linesOf(block: Block): readonly (readonly Inline[])[] {
  switch (block[0]) {
    case 'h2':
    case 'h3':
      return [block.slice(2)];
    case 'p':
      return [block.slice(1)];
    case 'ul':
    case 'ol': {
      const [, ...items] = block;
      return items;
    }
    case 'table': {
      const [, ...rows] = block;
      return rows.flat();
    }
    case 'note':
    case 'warning':
      return [block[1]];
    case 'pre':
      return [[block[1]]];
  }
}

const isLink = (piece: Inline): piece is readonly ['a', string, ...Inline[]] =>
  typeof piece !== 'string' && piece[0] === 'a';
const linksOf = (blocks: readonly Block[]) =>
  within(blocks).flatMap((block) =>
    linesOf(block).flatMap((line) => line.filter(isLink).map(([, href]) => href)),
  );
const headingsOf = (blocks: readonly Block[]) =>
  blocks.flatMap((block) => (block[0] === 'h2' || block[0] === 'h3' ? [block] : []));
const fencesOf = (blocks: readonly Block[]) => blocks.flatMap((block) => (block[0] === 'pre' ? [block] : []));
const textOf = ([, , , ...tokens]: Extract<Block, readonly ['pre', ...unknown[]]>) =>
  tokens.map((token) => (typeof token === 'string' ? token : token[1])).join('');

/** Words outside of code. */
const proseOf = (blocks: readonly Block[]) =>
  within(blocks)
    .flatMap(linesOf)
    .map((line) => wordsOf(line.filter((piece) => typeof piece === 'string' || piece[0] !== 'code')));

/** Names, units and codes are Latin in Chinese too; four words of English in a row are not. */
const foreign = {
  en: /[\p{Script=Han}，。；：（）]/u,
  cn: /[a-z]{2,} [a-z]{2,} [a-z]{2,} [a-z]{2,}/,
};

it('there is a document for every path that the catalogue names', () => {
  const paths = new Set(products.flatMap(({ apiPath }) => apiPath ?? []));
  expect([...paths].toSorted()).toEqual(documentIds.map((id) => `/apiCloud/${id}`).toSorted());
});

describe.each(all)('$language/$id', ({ language, ...document }) => {
  const { blocks } = document;
  const ids = headingsOf(blocks).map(([, anchor]) => anchor);

  it('has each anchor once, and every link leads to one or to a page in its language', () => {
    // Those of the page around it (document.ts, Frame.tsx) are taken.
    const taken = ['app', 'content', 'page-state', ...ids];
    expect(ids.filter((anchor, index) => taken.indexOf(anchor) !== index + 3)).toEqual([]);
    const dead = linksOf(blocks).filter(
      (href) => !(href.startsWith('#') ? ids.includes(href.slice(1)) : href.startsWith(`/${language}/`)),
    );
    expect(dead).toEqual([]);
  });

  it('has at most one table under a heading, as tables are named after it', () => {
    const tables = blocks.flatMap(([name], index) => (name === 'table' ? [index] : []));
    const heads = tables.map((table) => blocks.slice(0, table).findLastIndex(([name]) => /^h\d$/.test(name)));
    expect(new Set(heads).size).toBe(tables.length);
  });

  it('shows messages that are JSON, each of a method it describes', () => {
    const messages = fencesOf(blocks)
      .map(textOf)
      .filter((text) => text.startsWith('{'));
    expect(messages.length).toBeGreaterThan(10);
    const words = JSON.stringify(blocks.filter(([name]) => name !== 'pre'));
    const unknown = messages.filter((text) => {
      const message: { method?: string } = JSON.parse(text);
      return !words.includes(message.method ?? '');
    });
    expect(unknown).toEqual([]);
  });

  it('says the version and the date that its change log begins with', () => {
    const changes = blocks.findLast(([name]) => name === 'ul');
    const [newest = []] = changes ? linesOf(changes) : [];
    expect(wordsOf(newest).startsWith(`${document.version} · ${document.updated}`)).toBe(true);
  });

  it('keeps to its language', () => {
    const prose = [document.title, document.description, ...proseOf(blocks)];
    expect(prose.filter((line) => foreign[language].test(line))).toEqual([]);
  });
});

it.each(documentIds)('%s has the same structure in both languages', (id) => {
  const shapeOf = ({
    blocks,
    title: _title,
    description: _description,
    ...facts
  }: ReturnType<typeof documentIn>) => ({
    facts,
    blocks: within(blocks).map((block) => {
      if (block[0] === 'h2' || block[0] === 'h3') return [block[0], block[1]];
      if (block[0] === 'table') {
        const [, head, ...rows] = block;
        // What the first column names is the same where it is code.
        return [
          'table',
          head?.length,
          ...rows.map(([name]) => name?.filter((piece) => typeof piece !== 'string')),
        ];
      }
      if (block[0] === 'pre') return ['pre', block[2]];
      // How a sentence is cut into words and code is the language's own.
      return block[0] === 'p' ? ['p'] : [block[0], block.length];
    }),
  });
  expect(shapeOf(documentIn('cn', id))).toEqual(shapeOf(documentIn('en', id)));
});
