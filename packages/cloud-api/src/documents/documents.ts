import type { Language } from '@payload/catalog';
import { type CloudApiId, cloudApiIds } from '@payload/catalog/cloud-api';
import type { DocumentTree } from './tree.ts';

/** The documents under `/apiCloud`, in the order in which they are offered. */
export const documentIds = cloudApiIds;
export type DocumentId = CloudApiId;

/** Each is a chunk of its own in each language. */
const loaders = import.meta.glob<DocumentTree>('../../../catalog/src/documents/{en,cn}/*.md', {
  import: 'default',
});

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
  const load = loaders[`../../../catalog/src/documents/${key}.md`];
  if (!load) throw new Error(`There is no document ${id} in ${language}.`);
  if (!trees.has(key)) trees.set(key, await load());
  return `../../packages/catalog/src/documents/${key}.md`;
}

/** A document that has been prepared. */
export function documentOf(id: DocumentId, language: Language): DocumentTree {
  const tree = trees.get(`${language}/${id}`);
  if (!tree) throw new Error(`The document ${id} is used in ${language} before it is prepared.`);
  return tree;
}
