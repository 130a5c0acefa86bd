import type { Language } from '@payload/catalog';
import type { DocumentId } from './documents.ts';

/** Where the AsyncAPI description of a document lies, below the site's root. */
export const asyncApiPath = (id: DocumentId, language: Language, format: 'json' | 'yaml') =>
  `/data/${language}/cloud-api/${id}.${format}`;
