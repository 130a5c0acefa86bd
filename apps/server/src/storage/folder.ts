import fs from 'node:fs/promises';
import path from 'node:path';
import type { UploadStorage } from './storage.ts';

/**
 * Keeps files in a folder of this machine, or one that all servers mount.
 *
 * @param folder absolute path; `incoming` has to be on the same disk.
 */
export function folderStorage(folder: string, incoming: string): UploadStorage {
  const place = (key: string) => path.join(folder, key);
  return {
    incoming,
    keep: async (key, file) => {
      await fs.rename(file.path, place(key));
      await sync(folder);
    },
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
