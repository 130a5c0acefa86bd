import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Language, languages } from '@payload/catalog';
import type { BuildFile, BuildFiles } from '@payload/offline/build-files.ts';
import type { Part } from '@payload/offline/offline-caches.ts';
import { stateAddressOf } from '@payload/web/data/page-state-markup.ts';
import { build, type Manifest } from 'vite';

const entry = fileURLToPath(import.meta.resolve('@payload/offline/worker/service-worker.ts'));

/** What a page runs with; pictures are kept when they have been seen. */
const asset = new Set(['.js', '.css', '.woff2']);

/** The language a module is in, by its place in the repository. */
function languageOf(source: string): Language | undefined {
  const [, found] = /(?:locales|documents|solutions|frame-lists)\/(en|cn)(?:[/.]|$)/.exec(source) ?? [];
  return languages.find((language) => language === found);
}

/** What the worker keeps of a build that lies in a folder. */
async function filesOf(client: string, manifest: Manifest, paths: readonly string[]): Promise<BuildFiles> {
  const languageOfFile = new Map(
    Object.entries(manifest).map(([key, { file, src }]) => [`/${file}`, languageOf(src ?? key)]),
  );
  const fileOf = async (address: string, path: string): Promise<BuildFile> => {
    const sum = createHash('sha256')
      .update(await readFile(join(client, path)))
      .digest('base64');
    return [address, `sha256-${sum}`];
  };
  const parts: Record<Part, BuildFile[]> = { core: [], en: [], cn: [] };
  const names = (await readdir(join(client, 'assets'))).filter((name) => asset.has(extname(name)));
  const assets = await Promise.all(
    names.toSorted().map((name) => fileOf(`/assets/${name}`, `/assets/${name}`)),
  );
  for (const file of assets) parts[languageOfFile.get(file[0]) ?? 'core'].push(file);
  for (const language of languages) {
    const addresses = paths.map((path) => `/${language}${path}`);
    // oxlint-disable-next-line no-await-in-loop -- two languages
    const pages = await Promise.all(
      addresses.map(async (address) => {
        const path = address.endsWith('/') ? `${address}index.html` : `${address}.html`;
        const state = stateAddressOf(await readFile(join(client, path), 'utf8'));
        return [await fileOf(address, path), ...(state ? [await fileOf(state, state)] : [])];
      }),
    );
    parts[language].push(...pages.flat());
  }
  const id = createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 12);
  return { build: id, parts };
}

/**
 * Writes the service worker of a build beside its pages, when all of them are there: `sw.js`, which holds the
 * address and the sum of every file that belongs together.
 *
 * @param paths behind the language, of the pages that open with no network though nobody has come to them
 */
export async function writeWorker(
  client: string,
  manifest: Manifest,
  paths: readonly string[],
): Promise<void> {
  const files = await filesOf(client, manifest, paths);
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'warn',
    define: { buildFiles: JSON.stringify(files) },
    build: {
      outDir: client,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: { input: entry, output: { format: 'iife', entryFileNames: 'sw.js' } },
    },
  });
}
