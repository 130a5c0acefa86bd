import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** How long files of earlier builds stay, in milliseconds: a page that was opened yesterday still asks for them. */
const dayMs = 86_400_000;

/** The record in a site's folder: since when a file is no part of the build, by name. Not served: its name begins with a dot. */
const recordName = '.earlier-assets.json';

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => []);
}

async function recordOf(folder: string): Promise<Record<string, number>> {
  try {
    const record: unknown = JSON.parse(await readFile(join(folder, recordName), 'utf8'));
    if (typeof record !== 'object' || record === null) return {};
    return Object.fromEntries(Object.entries(record).filter(([, since]) => typeof since === 'number'));
  } catch {
    return {};
  }
}

/**
 * Copies into a new build what open pages of the builds before it may still ask for: their files in `assets`, whose names
 * say their content, with the compressed copies. What has been replaced for more than a day is left behind.
 *
 * @param before folder of the build that is replaced, whether it is there or not
 * @param next folder of the new one, complete
 * @param now milliseconds since 1970
 * @returns how many files were kept
 */
export async function keepEarlierAssets(before: string, next: string, now: number): Promise<number> {
  const own = new Set(await namesIn(join(next, 'assets')));
  const record = await recordOf(before);
  const carried = (await namesIn(join(before, 'assets')))
    .filter((name) => !own.has(name))
    .map((name) => ({ name, since: record[name] ?? now }))
    .filter(({ since }) => now - since < dayMs);
  await mkdir(join(next, 'assets'), { recursive: true });
  await Promise.all(
    carried.map(({ name }) => copyFile(join(before, 'assets', name), join(next, 'assets', name))),
  );
  const earlier = Object.fromEntries(carried.map(({ name, since }) => [name, since]));
  await writeFile(join(next, recordName), JSON.stringify(earlier));
  return carried.length;
}
