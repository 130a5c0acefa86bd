import type { BuildFile, BuildFiles } from '../build-files.ts';
import { completeMarker, type Part, partName, partOfName, parts, withFacts } from '../offline-caches.ts';

/** Files fetched at a time: an installation has no hurry, and the visitor's own requests go first. */
const atOnce = 4;

const filling = new Map<string, Promise<void>>();

/** Whether everything of a part is there. */
export async function isComplete(build: string, part: Part): Promise<boolean> {
  const name = partName(build, part);
  return (await caches.has(name)) && (await caches.match(completeMarker, { cacheName: name })) !== undefined;
}

/** Keeps a part of a build: all of it, or nothing. Rejects where one file did not come as it was built. */
export function fillPart({ build, parts: files }: BuildFiles, part: Part): Promise<void> {
  const name = partName(build, part);
  const pending = filling.get(name);
  if (pending) return pending;
  const filled = fill(build, part, files[part]).finally(() => filling.delete(name));
  filling.set(name, filled);
  return filled;
}

async function fill(build: string, part: Part, files: readonly BuildFile[]): Promise<void> {
  if (await isComplete(build, part)) return;
  const name = partName(build, part);
  // What an installation that was broken off has left.
  await caches.delete(name);
  const cache = await caches.open(name);
  const left = [...files];
  const work = async (): Promise<void> => {
    for (let file = left.shift(); file !== undefined; file = left.shift()) {
      // oxlint-disable-next-line no-await-in-loop -- so many at a time
      await cache.put(file[0], await fetched(file));
    }
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, work));
    await cache.put(completeMarker, withFacts('', new Response(), {}));
    if (!(await isComplete(build, part))) throw new Error(`${name} was taken away while it was being kept.`);
  } catch (error) {
    left.length = 0;
    await caches.delete(name);
    throw error;
  }
}

async function fetched([address, integrity]: BuildFile): Promise<Response> {
  const isAsset = address.startsWith('/assets/');
  // Its name says what is in it, so another build's is the same.
  const pending = isAsset ? await matchAsset(address) : undefined;
  if (pending) return pending;
  const response = await fetch(
    new Request(address, { integrity, cache: isAsset ? 'default' : 'no-cache', priority: 'low' }),
  );
  if (!response.ok || response.redirected) {
    throw new Error(`${address} answered ${response.status}, so this version of the site is not kept.`);
  }
  return response;
}

/** A file of any build that is there; most are of the one in charge. */
export async function matchAsset(address: string, inCharge = ''): Promise<Response | undefined> {
  const names = (await caches.keys()).filter((name) => partOfName(name) !== null);
  const isOwn = (name: string) => partOfName(name)?.build === inCharge;
  for (const name of [...names.filter(isOwn), ...names.filter((each) => !isOwn(each))]) {
    // oxlint-disable-next-line no-await-in-loop -- the first that has it is enough
    const found = await caches.match(address, { cacheName: name });
    if (found) return found;
  }
  return undefined;
}

/** Languages whose parts are kept whole, of any build. */
export async function cachedLanguages(): Promise<Part[]> {
  const found = await Promise.all(
    (await caches.keys()).map(async (name) => {
      const of = partOfName(name);
      return of && (await isComplete(of.build, of.part)) ? of.part : 'core';
    }),
  );
  return parts.filter((part) => part !== 'core' && found.includes(part));
}

/** Builds of which anything is there. */
export async function cachedBuilds(): Promise<string[]> {
  return [...new Set((await caches.keys()).flatMap((name) => partOfName(name)?.build ?? []))];
}

/** Takes away builds. */
export async function dropBuilds(builds: ReadonlySet<string>): Promise<void> {
  const names = (await caches.keys()).filter((name) => builds.has(partOfName(name)?.build ?? ''));
  await Promise.all(names.map((name) => caches.delete(name)));
}
