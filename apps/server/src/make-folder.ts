import fs from 'node:fs';
import path from 'node:path';

/**
 * Makes a folder and those above it that are missing. Node's own way of doing that (20 and 26) never returns
 * where a folder says that it is there and takes no entries, as /proc does.
 *
 * @param folder absolute path.
 * @param mode of each folder that is made.
 * @throws the system's error when one cannot be made, or a file is in its place.
 */
export function makeFolder(folder: string, mode: number): void {
  if (isFolder(folder)) return;
  const above = path.dirname(folder);
  if (!fs.existsSync(above)) makeFolder(above, mode);
  try {
    fs.mkdirSync(folder, { mode });
  } catch (error) {
    // Another process may have been faster.
    if (!isFolder(folder)) throw error;
  }
}

function isFolder(name: string): boolean {
  return fs.statSync(name, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
