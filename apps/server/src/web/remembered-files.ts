import { readFile, stat } from 'node:fs/promises';
import { codeOf } from '../start-error.ts';

/**
 * Remembers what is made of the content of files, of each as long as it is the same file on the disk, so that asking again
 * costs one look at its state. Nothing is forgotten but files that are gone: for a set of files that is bounded.
 *
 * @returns what asks for a file by its path on the disk. Null where there is none: the site may have been built anew since
 *   it was listed.
 */
export function rememberFiles<T>(make: (content: Buffer) => T): (file: string) => Promise<T | null> {
  const known = new Map<string, { state: string; made: T }>();
  return async (file) => {
    try {
      const { size, ino, mtimeMs } = await stat(file);
      const state = `${ino} ${size} ${mtimeMs}`;
      const before = known.get(file);
      if (before?.state === state) return before.made;
      const made = make(await readFile(file));
      known.set(file, { state, made });
      return made;
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') throw error;
      known.delete(file);
      return null;
    }
  };
}
