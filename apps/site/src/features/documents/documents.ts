import type { Language } from '@payload/catalog';
import type { DocumentTree } from './tree.ts';

/** The documents under `/apiCloud`, in the order in which they are offered. */
export const documentIds = ['megaphone', 't40s', 's3mini', 'm3d'] as const;
export type DocumentId = (typeof documentIds)[number];

/** Each is a chunk of its own in each language. */
const loaders: Record<DocumentId, Record<Language, () => Promise<{ default: DocumentTree }>>> = {
  megaphone: {
    en: () => import('@payload/catalog/documents/en/megaphone.md'),
    cn: () => import('@payload/catalog/documents/cn/megaphone.md'),
  },
  t40s: {
    en: () => import('@payload/catalog/documents/en/t40s.md'),
    cn: () => import('@payload/catalog/documents/cn/t40s.md'),
  },
  s3mini: {
    en: () => import('@payload/catalog/documents/en/s3mini.md'),
    cn: () => import('@payload/catalog/documents/cn/s3mini.md'),
  },
  m3d: {
    en: () => import('@payload/catalog/documents/en/m3d.md'),
    cn: () => import('@payload/catalog/documents/cn/m3d.md'),
  },
};

const trees = new Map<string, DocumentTree>();

/** The id in its canonical case; undefined where there is no such document. */
export function documentIdOf(segment: string): DocumentId | undefined {
  return documentIds.find((id) => id === segment.toLowerCase());
}

/**
 * Fetches a document, once.
 *
 * @returns the name of its chunk in the build manifest
 * Errors: the chunk's load error.
 */
export async function prepareDocument(id: DocumentId, language: Language): Promise<string> {
  const key = `${language}/${id}`;
  if (!trees.has(key)) trees.set(key, (await loaders[id][language]()).default);
  return `../../packages/catalog/src/documents/${key}.md`;
}

/** A document that has been prepared. */
export function documentOf(id: DocumentId, language: Language): DocumentTree {
  const tree = trees.get(`${language}/${id}`);
  if (!tree) throw new Error(`The document ${id} is used in ${language} before it is prepared.`);
  return tree;
}
