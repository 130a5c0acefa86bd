import { type Language, languages } from '@payload/catalog';
import { type AsyncApiFile, asyncApiOf, cloudApis } from '@payload/catalog/cloud-api';
import { stringify } from 'yaml';
import { asyncApiPath } from '../documents/async-api-path.ts';
import { documentWordsOf, plainWords } from '../documents/document-words.ts';
import { type DocumentId, documentIds, documentOf, prepareDocument } from '../documents/documents.ts';

/**
 * The AsyncAPI description of a document's messages, with the document's own words for each field.
 *
 * Errors: what parsing the document throws.
 */
async function asyncApiIn(id: DocumentId, language: Language): Promise<AsyncApiFile> {
  await prepareDocument(id, language);
  const document = documentOf(id, language);
  const words = documentWordsOf(document);
  return asyncApiOf(cloudApis[id], {
    title: document.title,
    version: document.version,
    description: document.description,
    heading: words.heading,
    meaning: (anchor, name) => {
      const said = words.row(anchor, name).at(-1);
      return said === undefined ? undefined : plainWords(said);
    },
  });
}

/** The files of all documents by their paths, as YAML and as JSON. */
export async function cloudApiFiles(): Promise<Record<string, string>> {
  const editions = languages.flatMap((language) => documentIds.map((id) => ({ id, language })));
  const files = await Promise.all(
    editions.map(async ({ id, language }) => {
      const file = await asyncApiIn(id, language);
      return {
        [asyncApiPath(id, language, 'yaml')]: stringify(file, { lineWidth: 0, aliasDuplicateObjects: false }),
        [asyncApiPath(id, language, 'json')]: `${JSON.stringify(file, null, 2)}\n`,
      };
    }),
  );
  return Object.assign({}, ...files);
}
