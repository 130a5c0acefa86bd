import fs from 'node:fs/promises';
import path from 'node:path';
import type { UploadStorage } from './storage.ts';

/**
 * Keeps files in a folder of this machine, or one that all servers mount.
 *
 * @param folder absolute path; `incoming` has to be on the same disk.
 * @param minFreeBytes of that disk, below which nothing more is taken: the database may need them.
 */
export function folderStorage(folder: string, incoming: string, minFreeBytes: number): UploadStorage {
  const place = (key: string) => path.join(folder, key);
  let reserved = 0;
  return {
    incoming,
    reserve: async (bytes) => {
      // Counted before the disk is asked, so that files at the same moment see each other.
      reserved += bytes;
      const { bavail, bsize } = await fs.statfs(incoming);
      const giveFree = () => {
        reserved -= bytes;
      };
      if (bavail * bsize - reserved >= minFreeBytes) return giveFree;
      giveFree();
      return null;
    },
    keep: async (key, file) => {
      await fs.rename(file.path, place(key));
      await sync(folder);
    },
    read: (key) => fs.readFile(place(key)),
    remove: (key) => fs.rm(place(key), { force: true }),
    locate: place,
  };
}

/** A name in a folder lasts through a power cut only when the folder itself is on the disk. */
async function sync(folder: string): Promise<void> {
  const handle = await fs.open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
