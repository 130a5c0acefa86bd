import { activeBuilds, answersIn, offlineCaches, offlineHeaders } from '../offline-caches.ts';
import { cacheVisited } from './pages.ts';
import { cachedBuilds, dropBuilds } from './parts.ts';

async function history(): Promise<string[]> {
  const note = await caches.match(activeBuilds, { cacheName: offlineCaches.notes });
  const builds: unknown = await note?.json().catch(() => []);
  return Array.isArray(builds) ? builds.filter((build) => typeof build === 'string') : [];
}

/** Takes away what an installation has left that did not come to its end, unless its build answers already. */
export async function dropUnfinished(build: string): Promise<void> {
  if (!(await history()).includes(build)) await dropBuilds(new Set([build]));
}

/** Notes that a build answers from now on. Gives whether it is the first one on this device. */
export async function activate(build: string): Promise<boolean> {
  const before = (await history()).filter((each) => each !== build);
  const notes = await caches.open(offlineCaches.notes);
  // The one before it is all that is asked for again.
  await notes.put(activeBuilds, new Response(JSON.stringify([...before.slice(-1), build])));
  return before.length === 0;
}

/** Kept pages that run with another build. */
async function pagesOfOthers(build: string): Promise<{ path: string; build: string }[]> {
  const pages = await answersIn('pages');
  return pages.flatMap(({ path, response }) => {
    const own = response.headers.get(offlineHeaders.build);
    return own && own !== build ? [{ path, build: own }] : [];
  });
}

/**
 * Fetches kept pages again that run with another build, and takes away the builds that nothing needs: no kept
 * page, and no open one. Pages that were open when the last build came still ask for files of the one before.
 */
export async function dropUnneeded(build: string): Promise<void> {
  const others = (await cachedBuilds()).filter((each) => each !== build);
  if (others.length === 0) return;
  for (const { path } of await pagesOfOthers(build)) {
    // oxlint-disable-next-line no-await-in-loop -- nobody waits for them
    await cacheVisited(build, path).catch(() => {});
  }
  const needed = new Set([...(await history()), ...(await pagesOfOthers(build)).map((page) => page.build)]);
  await dropBuilds(new Set(others.filter((each) => !needed.has(each))));
}
