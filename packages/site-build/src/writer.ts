import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Packing, writeCompressedCopies } from './compressed-copies.ts';

/** Where a path's page lies: `/` is a folder's index, everything else a file with a clean address. */
export const fileOf = (path: string) => (path.endsWith('/') ? `${path}index.html` : `${path}.html`);

/** Writes a file of the build with its compressed copies, by its path and text. */
export function writer(client: string, packing: Packing): (path: string, text: string) => Promise<number> {
  return async (path, text) => {
    const file = join(client, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    return writeCompressedCopies(file, packing);
  };
}
