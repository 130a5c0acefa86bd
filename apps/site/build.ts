import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Language } from '@payload/catalog';
import { checkCatalog } from '@payload/catalog/check';
import { overBudget, type Weights } from '@payload/site-build/budgets.ts';
import { chunksOf } from '@payload/site-build/chunks.ts';
import {
  compressFolder,
  type Packing,
  writeCompressedCopies,
} from '@payload/site-build/compressed-copies.ts';
import { type DocumentParts, renderDocument, renderLanguageGate } from '@payload/site-build/document.ts';
import { inlineScript } from '@payload/site-build/inline-script.ts';
import { keepEarlierAssets } from '@payload/site-build/keep-assets.ts';
import type { PageFacts } from '@payload/site-build/metadata/page-facts.ts';
import { pageStyles } from '@payload/site-build/page-styles.ts';
import { writeWorker } from '@payload/site-build/write-worker.ts';
import { searchIndexPath } from '@payload/web/search/index-path.ts';
import { build, type Manifest, type ManifestChunk } from 'vite';
import type * as Prerenderer from './src/app/prerender.tsx';

const root = dirname(fileURLToPath(import.meta.url));
const siteFolder = join(root, 'dist/client');
const languages = ['cn', 'en'] as const;

/** The pages whose weight has a budget, one of each kind at which visits begin. */
const landingPaths = [
  '/',
  '/details/product/T90',
  '/series/searchlight',
  '/compare/searchlight',
  '/policy/privacy',
  '/port',
];
const mainEntry = 'src/app/main.tsx';

/** The one file of its kind that the build has. */
function only(manifest: Manifest, name: RegExp): string {
  const found = Object.values(manifest).filter(({ file }) => name.test(file));
  if (found.length !== 1 || !found[0]) throw new Error(`The build has ${found.length} files ${name}.`);
  return `/${found[0].file}`;
}

/** Where a path's page lies: `/` is a folder's index, everything else a file with a clean address. */
const fileOf = (path: string) => (path.endsWith('/') ? `${path}index.html` : `${path}.html`);

/** Writes a file of the build with its compressed copies, by its path and text. */
function writer(client: string, packing: Packing): (path: string, text: string) => Promise<number> {
  return async (path, text) => {
    const file = join(client, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    return writeCompressedCopies(file, packing);
  };
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

/** Refuses a build whose first views are heavier than `budgets.json` allows. */
async function checkWeights(
  client: string,
  landing: ReadonlyMap<string, readonly ManifestChunk[]>,
): Promise<void> {
  const weightOf = async (file: string) => (await stat(join(client, `${file}.br`))).size;
  const documents: Record<string, number> = {};
  const chunks: Record<string, number> = {};
  for (const [address, needed] of landing) {
    // oxlint-disable-next-line no-await-in-loop -- a dozen pages
    documents[address] = await weightOf(fileOf(address));
    for (const { name, file } of needed) {
      // Texts of a page, data of the frame and the page itself are chunks by their own names.
      // oxlint-disable-next-line no-await-in-loop -- as above
      if (name) chunks[name] = Math.max(chunks[name] ?? 0, await weightOf(file));
    }
  }
  const weights: Weights = { documents, chunks };
  const budgets: Weights = JSON.parse(await readFile(join(root, 'budgets.json'), 'utf8'));
  const faults = overBudget(budgets, weights);
  if (faults.length === 0) return;
  const found = join(client, '..', 'weights.json');
  await writeFile(found, JSON.stringify(weights, null, 2));
  throw new Error(
    `The first view has grown. Make it lighter, or give apps/site/budgets.json a new figure and the reason in the commit; dist/weights.json has what was built:\n${faults.join('\n')}`,
  );
}

/** A page's texts in a language, by their names in the manifest. */
const textsOf = (language: Language, names: readonly string[]) => [
  `../../packages/web/src/language/locales/${language}.ts`,
  ...names.map((name) => `../../packages/catalog/src/locales/${language}/${name}.json`),
];

/**
 * Builds the whole site: bundles, every page in both languages, compressed copies. It is built beside the folder and
 * takes its place when it is whole, so that a server goes on serving what was there; scripts of the builds before stay
 * with it for a day.
 *
 * @param folder where the site is to lie; `dist/client` unless given
 * @param packing what the compressed copies are for; visitors unless given
 */
export async function buildSite(
  folder: string = siteFolder,
  packing: Packing = 'smallest',
): Promise<{ pages: number }> {
  const next = `${folder}.next`;
  const built = await buildInto(next, packing);
  await keepEarlierAssets(folder, next, Date.now());
  const replaced = `${folder}.replaced`;
  await rm(replaced, { recursive: true, force: true });
  await rename(folder, replaced).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
  });
  await rename(next, folder);
  await rm(replaced, { recursive: true, force: true });
  return built;
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

async function buildInto(client: string, packing: Packing): Promise<{ pages: number }> {
  checkCatalog();
  // Where somebody has set another, visitors would get React as it is for development.
  process.env['NODE_ENV'] = 'production';
  const configFile = join(root, 'vite.config.ts');
  await build({ root, configFile, logLevel: 'warn', build: { outDir: client } });
  // The prerenderer holds all texts at once, so Vite's advice on splitting them off does not apply to it.
  await build({ root, configFile, logLevel: 'error', build: { ssr: 'src/app/prerender.tsx' } });
  const manifestFile = join(client, '.vite/manifest.json');
  const manifest: Manifest = JSON.parse(await readFile(manifestFile, 'utf8'));
  await rm(dirname(manifestFile), { recursive: true });

  const displayFont = only(manifest, /wght600.*\.woff2$/);
  const textFont = only(manifest, /wght400.*\.woff2$/);
  const styles = await pageStyles(client, manifest, mainEntry);
  const startScript = await inlineScript('@payload/web/start/document-start.ts');
  const prerenderer: typeof Prerenderer = await import(
    pathToFileURL(join(root, 'dist/prerender/prerender.js')).href
  );
  const {
    cloudApiFiles,
    headFaults,
    openDataFiles,
    precachedPaths,
    renderPage,
    searchData,
    siteFiles,
    sitePaths,
    statusPaths,
  } = prerenderer;

  const pages = [
    ...languages.flatMap((language) =>
      [...sitePaths, ...statusPaths].map((path) => ({ language, address: `/${language}${path}` })),
    ),
    // An unknown address outside both languages; its markup belongs to another route than theirs.
    { language: 'cn' as const, address: '/404' },
  ];
  // Pages are compressed on other threads while the next ones are rendered.
  const write = writer(client, packing);
  const writing = await compressFolder(client, packing);
  const facts: PageFacts[] = [];
  const landing = new Map<string, readonly ManifestChunk[]>();
  /** Data of pages by its address: what two pages share is written once, for two writers would meet in one file. */
  const states = new Map<string, string>();
  for (const { language, address } of pages) {
    const page = await renderPage(address);
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
    if (typeof state !== 'string') states.set(state.address, page.state);
    // Chinese is set in the system's own face, and its few Latin words are not waited for.
    const fonts = language === 'en' ? [displayFont, textFont] : [displayFont];
    const parts = { ...page, state, ...styles(page.body, sheets), startScript, language, scripts, fonts };
    writing.push(write(fileOf(address), renderDocument(parts)));
    facts.push(page.facts);
    if (landingPaths.includes(page.facts.path)) landing.set(address, chunks);
  }
  const faults = headFaults(facts);
  if (faults.length > 0)
    throw new Error(`Titles or descriptions are not fit for search results:\n${faults.join('\n')}`);
  for (const [path, text] of Object.entries({
    ...Object.fromEntries(states),
    ...siteFiles(facts),
    ...openDataFiles(),
    ...(await cloudApiFiles()),
  }))
    writing.push(write(path, text));
  for (const path of [...sitePaths, '/403']) writing.push(write(fileOf(path), renderLanguageGate(path)));
  for (const language of languages) {
    const size = await write(searchIndexPath(language), JSON.stringify(searchData(language)));
    console.log(`Search index in ${language}: ${(size / 1000).toFixed(1)} kB brotli.`);
  }
  await Promise.all(writing);
  // An address of its own stands in every document, as long as it happens to be.
  if (!process.env['PUBLIC_URL'] && packing === 'smallest') await checkWeights(client, landing);
  await writeWorker(client, manifest, precachedPaths);
  await writeCompressedCopies(join(client, 'sw.js'), packing);
  return { pages: pages.length };
}
