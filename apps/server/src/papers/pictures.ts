import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { codeOf } from '../start-error.ts';

/**
 * A picture of the built site as JPEG, which PDFs hold as it is; what is transparent becomes white. Null where there is none.
 * @param folder of the built site; null where there is no site
 */
async function readPicture(
  folder: string | null,
  file: string,
  { width, quality }: { width: number; quality: number },
): Promise<Buffer | null> {
  if (folder === null) return null;
  try {
    return await sharp(await readFile(join(folder, file)))
      .flatten({ background: '#fff' })
      .resize({ width })
      .jpeg({ quality })
      .toBuffer();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/** A model's cut-out, twice as wide as it is printed. */
export const readCutout = (folder: string | null, name: string) =>
  readPicture(folder, `public/min/products/${name}.webp`, { width: 500, quality: 82 });

/** A model at night, for the cover of its manual. */
export const readNightPicture = (folder: string | null, name: string) =>
  readPicture(folder, `static/pic/night/${name}.webp`, { width: 1000, quality: 68 });
