import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildDesk } from '../apps/desk/build.ts';
import { buildSite } from '../apps/site/build.ts';
import type { Packing } from '../packages/site-build/src/compressed-copies.ts';
import { keepEarlierAssets } from '../packages/site-build/src/keep-assets.ts';

const siteFolder = join(import.meta.dirname, '../apps/site/dist/client');

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/**
 * Builds the site, and the desk into the same folder. It is built beside the folder and takes its place when it is whole, so
 * that a server goes on serving what was there; scripts of the builds before stay with it for a day. The desk comes last:
 * the service worker keeps what is there before it.
 *
 * @param folder where it is to lie; `apps/site/dist/client` unless given
 * @param packing what the compressed copies are for; visitors unless given
 */
export async function buildApps(
  folder: string = siteFolder,
  packing: Packing = 'smallest',
): Promise<{ pages: number }> {
  const next = `${folder}.next`;
  const site = await buildSite(next, packing);
  const desk = await buildDesk(next, packing);
  await keepEarlierAssets(folder, next, Date.now());
  const replaced = `${folder}.replaced`;
  await rm(replaced, { recursive: true, force: true });
  await rename(folder, replaced).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
  });
  await rename(next, folder);
  await rm(replaced, { recursive: true, force: true });
  return { pages: site.pages + desk.pages };
}
