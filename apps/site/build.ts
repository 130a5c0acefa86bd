import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { checkCatalog } from '@payload/catalog/check';
import { overBudget, type Weights } from '@payload/site-build/budgets.ts';
import {
  compressFolder,
  type Packing,
  writeCompressedCopies,
} from '@payload/site-build/compressed-copies.ts';
import { renderLanguageGate } from '@payload/site-build/document.ts';
import type { PageFacts } from '@payload/site-build/metadata/page-facts.ts';
import { pageDocuments } from '@payload/site-build/page-documents.ts';
import { writeWorker } from '@payload/site-build/write-worker.ts';
import { fileOf, writer } from '@payload/site-build/writer.ts';
import { searchIndexPath } from '@payload/web/search/index-path.ts';
import { build, type Manifest, type ManifestChunk } from 'vite';
import type * as Prerenderer from './src/app/prerender.tsx';

const root = dirname(fileURLToPath(import.meta.url));
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

/**
 * Builds the site into an empty folder: bundles, every page in both languages, compressed copies, the service worker.
 *
 * @param packing what the compressed copies are for
 */
export async function buildSite(client: string, packing: Packing): Promise<{ pages: number }> {
  checkCatalog();
  // Where someone has set another, visitors would get React as it is for development.
  process.env['NODE_ENV'] = 'production';
  const configFile = join(root, 'vite.config.ts');
  await build({ root, configFile, logLevel: 'warn', build: { outDir: client } });
  // The prerenderer holds all texts at once, so Vite's advice on splitting them off does not apply to it.
  await build({ root, configFile, logLevel: 'error', build: { ssr: 'src/app/prerender.tsx' } });
  const manifestFile = join(client, '.vite/manifest.json');
  const manifest: Manifest = JSON.parse(await readFile(manifestFile, 'utf8'));
  await rm(dirname(manifestFile), { recursive: true });

  const documentOf = await pageDocuments(client, manifest, mainEntry);
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
    ...languages.flatMap((language) => [...sitePaths, ...statusPaths].map((path) => `/${language}${path}`)),
    // An unknown address outside both languages; its markup belongs to another route than theirs.
    '/404',
  ];
  // Pages are compressed on other threads while the next ones are rendered.
  const write = writer(client, packing);
  const writing = await compressFolder(client, packing);
  const facts: PageFacts[] = [];
  const landing = new Map<string, readonly ManifestChunk[]>();
  /** Data of pages by its address: what two pages share is written once, for two writers would meet in one file. */
  const states = new Map<string, string>();
  for (const address of pages) {
    const page = await renderPage(address);
    const { html, chunks, stateFile } = documentOf(page);
    if (stateFile) states.set(stateFile.address, stateFile.text);
    writing.push(write(fileOf(address), html));
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
