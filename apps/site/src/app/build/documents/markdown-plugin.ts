import type { Block } from '@payload/ui/TechnicalDocument';
import type { Plugin } from 'vite';
import { noBreakUnits } from '../../../platform/language/no-break-units.ts';
import { DocumentError, parseDocument } from './parse-document.ts';

/** Every number of the text tied to its unit. Code stays as it is, to be copied. */
const tied = (block: Block): Block => (block[0] === 'pre' ? block : noBreakUnits(block));

/**
 * Makes `import('….md')` give a document's tree: parsing and highlighting happen here, for the build, the
 * prerenderer and development alike, and nothing of them reaches the browser.
 */
export function markdownDocuments(): Plugin {
  return {
    name: 'markdown-documents',
    transform: {
      filter: { id: /\/documents\/[^/]+\/[^/]+\.md$/ },
      handler(text, id) {
        try {
          const { blocks, ...facts } = parseDocument(text);
          const tree = JSON.stringify({ ...facts, blocks: blocks.map(tied) });
          // A long literal is read faster as JSON than as code.
          return { code: `export default JSON.parse(${JSON.stringify(tree)});`, map: null, moduleType: 'js' };
        } catch (error) {
          if (error instanceof DocumentError) this.error(`${id}: ${error.message}`);
          throw error;
        }
      },
    },
  };
}
