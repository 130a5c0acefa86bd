import type { Language } from '@payload/catalog';
import { type Call, type CloudApi, cloudApis, samplesOf } from '@payload/catalog/cloud-api';
import { type DocumentWords, documentWordsOf } from '../documents/document-words.ts';
import type { DocumentId } from '../documents/documents.ts';
import type { DocumentSamples } from '../documents/samples.ts';
import type { DocumentTree } from '../documents/tree.ts';
import { highlight } from './highlight.ts';

const highlighterNames = { curl: 'bash', python: 'python', typescript: 'typescript', java: 'java' } as const;

/** The samples of every call of a document, highlighted, with the document's own words as their first line. */
export function documentSamplesOf(id: DocumentId, language: Language, tree: DocumentTree): DocumentSamples {
  const api = cloudApis[id];
  const words = documentWordsOf(tree);
  return Object.fromEntries(
    [...api.calls, ...api.direct].map((call) => [
      call.method,
      samplesOf(api, call, titleOf(call, api, words), language).map((sample) => ({
        language: sample.language,
        file: sample.file,
        tokens: highlight(highlighterNames[sample.language], sample.code),
      })),
    ]),
  );
}

/** What a call does: a row of the services, of the direct channel, or the heading that it stands under. */
function titleOf({ method, anchor }: Call, api: CloudApi, words: DocumentWords): string {
  const service = api.calls.find((one) => `drc_${one.method}` === method)?.method ?? method;
  return words.row('services', service)[0] ?? words.row('drc', method)[1] ?? words.heading(anchor) ?? method;
}
