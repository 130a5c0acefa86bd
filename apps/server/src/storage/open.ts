import path from 'node:path';
import { makeFolder } from '../make-folder.ts';
import { reasonOf, StartError } from '../start-error.ts';
import { folderStorage } from './folder.ts';
import { s3Storage } from './s3.ts';
import type { UploadStorage } from './storage.ts';

/**
 * Opens where customers' files are kept: the storage of `storageUrl`, else `uploads` in the data folder.
 * What arrives is written to `uploads/incoming` there in both cases.
 *
 * @throws {StartError} when the folder cannot be made.
 */
export function openStorage({
  storageUrl,
  dataDir,
  minFreeMegabytes = 0,
}: {
  storageUrl: string | null;
  dataDir: string;
  /** Of the disk of the data folder, below which no files are taken into it. @default 0 */
  minFreeMegabytes?: number;
}): UploadStorage {
  const folder = path.join(dataDir, 'uploads');
  const incoming = path.join(folder, 'incoming');
  try {
    // Customers' pictures are nobody else's business on this machine.
    makeFolder(incoming, 0o700);
  } catch (error) {
    throw new StartError(
      `The folder ${folder} for customers' files cannot be made (${reasonOf(error)}), so none could be taken: ` +
        'see that this user may write there, or choose another folder with DATA_DIR.',
    );
  }
  if (storageUrl) return s3Storage(new URL(storageUrl), incoming);
  return folderStorage(folder, incoming, minFreeMegabytes * 1024 * 1024);
}
