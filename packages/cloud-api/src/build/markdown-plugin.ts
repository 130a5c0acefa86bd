import { cloudApiIds } from '@payload/catalog/cloud-api';
import type { Block } from '@payload/ui/TechnicalDocument';
import { noBreakUnits } from '@payload/web/language/no-break-units.ts';
import type { Plugin } from 'vite';
import { documentSamplesOf } from './document-samples.ts';
import { DocumentError, parseDocument } from './parse-document.ts';

/** Every number of the text tied to its unit. Code stays as it is, to be copied. */
const tied = (block: Block): Block => (block[0] === 'pre' ? block : noBreakUnits(block));

const documentFile = /\/documents\/(?<language>en|cn)\/(?<id>[^/]+)\.md(?<samples>\?samples)?$/u;

/** Which document a file is, and whether its samples are asked for. */
function documentOf(file: string) {
  const { language, id, samples } = documentFile.exec(file)?.groups ?? {};
  const known = cloudApiIds.find((one) => one === id);
  if (!known || (language !== 'en' && language !== 'cn'))
    throw new DocumentError('It is none of the documents in cloud-api/source.ts.');
  return { id: known, language, isSamples: samples !== undefined } as const;
}

/**
 * Makes `import('….md')` give a document's tree, and `import('….md?samples')` the samples of its calls: parsing and
 * highlighting happen here, for the build, the prerenderer and development alike, and nothing of them reaches the browser.
 */
export function markdownDocuments(): Plugin {
  return {
    name: 'markdown-documents',
    transform: {
      filter: { id: documentFile },
      handler(text, file) {
        try {
          const { id, language, isSamples } = documentOf(file);
          const tree = parseDocument(text);
          const shown = isSamples
            ? documentSamplesOf(id, language, tree)
            : { ...tree, blocks: tree.blocks.map(tied) };
          // A long literal is read faster as JSON than as code.
          const json = JSON.stringify(JSON.stringify(shown));
          return { code: `export default JSON.parse(${json});`, map: null, moduleType: 'js' };
        } catch (error) {
          if (error instanceof DocumentError) this.error(`${file}: ${error.message}`);
          throw error;
        }
      },
    },
  };
}
