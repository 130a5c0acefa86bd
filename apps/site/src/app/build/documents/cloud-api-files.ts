import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '@payload/catalog';
import {
  type AsyncApiFile,
  asyncApiOf,
  type CloudApiId,
  cloudApiIds,
  cloudApis,
} from '@payload/catalog/cloud-api';
import { stringify } from 'yaml';
import { asyncApiPath } from '../../../features/documents/async-api-path.ts';
import { documentWordsOf } from '../../../features/documents/document-words.ts';
import type { DocumentTree } from '../../../features/documents/tree.ts';
import { parseDocument } from './parse-document.ts';

const folder = join(import.meta.dirname, '../../../../../../packages/catalog/src/documents');

/**
 * A Cloud API document, parsed.
 *
 * @throws DocumentError where it says something that the site cannot show
 */
export const readDocument = (id: CloudApiId, language: Language): DocumentTree =>
  parseDocument(readFileSync(join(folder, language, `${id}.md`), 'utf8'));

/** The AsyncAPI description of a document's messages, with the document's own words for each field. */
export function asyncApiIn(id: CloudApiId, language: Language): AsyncApiFile {
  const document = readDocument(id, language);
  const words = documentWordsOf(document);
  return asyncApiOf(cloudApis[id], {
    title: document.title,
    version: document.version,
    description: document.description,
    heading: words.heading,
    meaning: (anchor, name) => words.row(anchor, name).at(-1),
  });
}

/** The files of all documents by their paths, as YAML and as JSON. */
export function cloudApiFiles(): Record<string, string> {
  const files: Record<string, string> = {};
  for (const language of languages) {
    for (const id of cloudApiIds) {
      const file = asyncApiIn(id, language);
      files[asyncApiPath(id, language, 'yaml')] = stringify(file, {
        lineWidth: 0,
        aliasDuplicateObjects: false,
      });
      files[asyncApiPath(id, language, 'json')] = `${JSON.stringify(file, null, 2)}\n`;
    }
  }
  return files;
}
