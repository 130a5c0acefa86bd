import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What a reader makes of a PDF. */
export interface ReadPaper {
  pages: number;
  /** All of its words in their order, without white space: where lines end is no part of a text. */
  text: string;
  title: unknown;
  language: unknown;
  /** Kinds of its elements, in the order of reading (ISO 32000-1, 14.8.4). */
  roles: string[];
  /** Texts that stand for pictures. */
  alternatives: string[];
  /** Addresses that it links to. */
  links: string[];
  /** Its bookmarks: chapters, and the parts of each. */
  bookmarks: { title: string; parts: string[] }[];
  /** Texts with a character for which its font has no glyph. */
  missing: string[];
}

type StructNode = Awaited<ReturnType<PDFPageProxy['getStructTree']>>;

const flat = (node: StructNode): StructNode[] => [
  node,
  ...node.children.flatMap((child) => ('children' in child ? flat(child) : [])),
];

/** The reader, which says at its start that it has nothing to draw with; texts need nothing. */
async function loadReader() {
  const { warn } = console;
  console.warn = () => {};
  const reader = await import('pdfjs-dist/legacy/build/pdf.mjs');
  console.warn = warn;
  return reader;
}
let reader: ReturnType<typeof loadReader> | undefined;

/** Reads a PDF by another program than the one that wrote it. */
export async function readPaper(file: Buffer): Promise<ReadPaper> {
  reader ??= loadReader();
  const { getDocument } = await reader;
  const task = getDocument({ data: new Uint8Array(file), useSystemFonts: false, verbosity: 0 });
  const document = await task.promise;
  const { info } = await document.getMetadata();
  const read: ReadPaper = {
    pages: document.numPages,
    text: '',
    title: 'Title' in info ? info.Title : undefined,
    language: 'Language' in info ? info.Language : undefined,
    roles: [],
    alternatives: [],
    links: [],
    bookmarks: [],
    missing: [],
  };
  for (let number = 1; number <= document.numPages; number += 1) {
    // oxlint-disable-next-line no-await-in-loop -- two pages
    const page = await document.getPage(number);
    // oxlint-disable-next-line no-await-in-loop -- as above
    const [content, tree, annotations] = await Promise.all([
      page.getTextContent(),
      page.getStructTree(),
      page.getAnnotations(),
    ]);
    const texts = content.items.map((item) => ('str' in item ? item.str : ''));
    read.text += texts.join('');
    // The glyph that stands for those that are missing stands for no character.
    read.missing.push(...texts.filter((text) => text.includes('\0')));
    const nodes = flat(tree);
    read.roles.push(...nodes.flatMap(({ role }) => role ?? []));
    read.alternatives.push(...nodes.flatMap((node) => ('alt' in node ? String(node.alt) : [])));
    read.links.push(...annotations.flatMap(({ url }: { url?: string }) => url ?? []));
  }
  for (const { title, items } of (await document.getOutline()) ?? [])
    read.bookmarks.push({ title, parts: items.map((each: { title: string }) => each.title) });
  await task.destroy();
  read.text = plain(read.text);
  return read;
}

/** A text without its white space, as it is looked for in a paper. */
export const plain = (text: string): string => text.replaceAll(/[\s\u2060]+/g, '');
