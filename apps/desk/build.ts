import { cp, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compressFolder, type Packing } from '@payload/site-build/compressed-copies.ts';
import { renderLanguageGate } from '@payload/site-build/document.ts';
import { pageDocuments } from '@payload/site-build/page-documents.ts';
import { fileOf, writer } from '@payload/site-build/writer.ts';
import { build, type Manifest } from 'vite';
import type * as Prerenderer from './src/prerender.tsx';

const root = import.meta.dirname;

/**
 * Builds the desk in both languages, and adds it to the folder of a built site.
 *
 * @param packing what the compressed copies are for
 */
export async function buildDesk(site: string, packing: Packing): Promise<{ pages: number }> {
  const client = join(root, 'dist/client');
  const configFile = join(root, 'vite.config.ts');
  await build({ root, configFile, logLevel: 'warn' });
  await build({ root, configFile, logLevel: 'error', build: { ssr: 'src/prerender.tsx' } });
  const manifestFile = join(client, '.vite/manifest.json');
  const manifest: Manifest = JSON.parse(await readFile(manifestFile, 'utf8'));
  await rm(dirname(manifestFile), { recursive: true });

  const documentOf = await pageDocuments(client, manifest, 'src/main.tsx');
  const { deskPath, renderPage }: typeof Prerenderer = await import(
    pathToFileURL(join(root, 'dist/prerender/prerender.js')).href
  );
  const write = writer(client, packing);
  const writing = await compressFolder(client, packing);
  const addresses = [`/cn${deskPath}`, `/en${deskPath}`];
  for (const address of addresses) {
    // oxlint-disable-next-line no-await-in-loop -- two pages
    const { html } = documentOf(await renderPage(address));
    writing.push(write(fileOf(address), html));
  }
  writing.push(write(fileOf(deskPath), renderLanguageGate(deskPath)));
  await Promise.all(writing);
  await cp(client, site, { recursive: true });
  return { pages: addresses.length };
}
