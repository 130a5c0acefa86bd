import type { Language } from '@payload/catalog';
import type { SampleLanguage } from '@payload/catalog/cloud-api';
import type { Token } from '@payload/ui/TechnicalDocument';
import type { DocumentId } from './documents.ts';

/** A call as a program, highlighted at build. */
export interface HighlightedSample {
  language: SampleLanguage;
  /** Name of the file that it runs as. */
  file: string;
  tokens: readonly Token[];
}

/** Samples by the method that they call. */
export type DocumentSamples = Readonly<Record<string, readonly HighlightedSample[]>>;

/** Each is a chunk of its own in each language, apart from the document's. */
const loaders = import.meta.glob<DocumentSamples>('../../../catalog/src/documents/{en,cn}/*.md', {
  import: 'default',
  query: '?samples',
});

/**
 * Fetches the samples of a document.
 *
 * Errors: the chunk's load error.
 */
export async function loadSamples(id: DocumentId, language: Language): Promise<DocumentSamples> {
  const load = loaders[`../../../catalog/src/documents/${language}/${id}.md`];
  if (!load) throw new Error(`There are no samples of ${id} in ${language}.`);
  return load();
}
