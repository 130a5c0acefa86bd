import { readFile, stat } from 'node:fs/promises';
import { codeOf } from '../start-error.ts';

/**
 * Caches what is made of the content of files, of each as long as it is the same file on the disk, so that asking again
 * costs one `stat`. Only files that are gone are evicted: the cache is for a set of files that is bounded.
 *
 * @returns what asks for a file by its path on the disk. Null where there is none: the site may have been built again since
 *   it was listed.
 */
export function cacheByFile<T>(make: (content: Buffer) => T): (file: string) => Promise<T | null> {
  const cache = new Map<string, { state: string; made: T }>();
  return async (file) => {
    try {
      const { size, ino, mtimeMs } = await stat(file);
      const state = `${ino} ${size} ${mtimeMs}`;
      const before = cache.get(file);
      if (before?.state === state) return before.made;
      const made = make(await readFile(file));
      cache.set(file, { state, made });
      return made;
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') throw error;
      cache.delete(file);
      return null;
    }
  };
}
