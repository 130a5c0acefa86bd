import { createHash } from 'node:crypto';
import type { Language } from '@payload/catalog';
import type { Manifest, ManifestChunk } from 'vite';
import { chunksOf } from './chunks.ts';
import { type DocumentParts, renderDocument } from './document.ts';
import { inlineScript } from './inline-script.ts';
import type { PrerenderedPage } from './page-renderer.tsx';
import { pageStyles } from './page-styles.ts';

/** The one file of its kind that the build has. */
function only(manifest: Manifest, name: RegExp): string {
  const found = Object.values(manifest).filter(({ file }) => name.test(file));
  if (found.length !== 1 || !found[0]) throw new Error(`The build has ${found.length} files ${name}.`);
  return `/${found[0].file}`;
}

/** Bytes up to which a page's data stands in its document: to ask for a file costs as many. */
const inlineStateBytes = 512;

/** Where a page's data stands: in its document, or in a file, which is not read before the page runs. */
function placeState(state: string): DocumentParts['state'] {
  if (Buffer.byteLength(state) <= inlineStateBytes) return state;
  const hash = createHash('sha256').update(state).digest('base64url').slice(0, 8);
  return { address: `/assets/state-${hash}.json` };
}

/** The chunk with what the frame lists, by its name in the manifest. */
const frameListsOf = (language: Language) => `../../virtual:frame-lists/${language}`;

/** A page's texts in a language, by their names in the manifest. */
const textsOf = (language: Language, names: readonly string[]) => [
  `../../packages/web/src/language/locales/${language}.ts`,
  ...names.map((name) => `../../packages/catalog/src/locales/${language}/${name}.json`),
];

/** A document of the build. */
interface PageDocument {
  html: string;
  /** What its page runs with. */
  chunks: readonly ManifestChunk[];
  /** Its data where they are a file of their own. */
  stateFile: { address: string; text: string } | null;
}

/**
 * Makes documents of rendered pages: each with its styles and with the names of the scripts that it needs.
 *
 * @param client folder of the build
 * @param mainEntry name in the manifest of the script that every page runs
 */
export async function pageDocuments(client: string, manifest: Manifest, mainEntry: string) {
  const displayFont = only(manifest, /wght600.*\.woff2$/);
  const textFont = only(manifest, /wght400.*\.woff2$/);
  const styles = await pageStyles(client, manifest, mainEntry);
  const startScript = await inlineScript('@payload/web/start/document-start.ts');
  return (page: PrerenderedPage): PageDocument => {
    const { language } = page.facts;
    const entries = [
      mainEntry,
      page.src,
      frameListsOf(language),
      ...textsOf(language, page.texts),
      ...page.modules,
    ];
    const chunks = chunksOf(manifest, entries);
    const scripts = chunks.map(({ file }) => `/${file}`);
    const sheets = chunks.flatMap(({ css = [] }) => css.map((file) => `/${file}`));
    const state = placeState(page.state);
    // Chinese is set in the system's own face, and its few Latin words are not waited for.
    const fonts = language === 'en' ? [displayFont, textFont] : [displayFont];
    return {
      html: renderDocument({
        ...page,
        state,
        ...styles(page.body, sheets),
        startScript,
        language,
        scripts,
        fonts,
      }),
      chunks,
      stateFile: typeof state === 'string' ? null : { address: state.address, text: page.state },
    };
  };
}
