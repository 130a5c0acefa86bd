import { chmodSync, existsSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const inMemory = '/dev/shm';

/** Bytes that the databases, profiles and builds of all tests come to, and as much again. */
const leastFree = 4 * 1024 ** 3;

/**
 * A new folder for all that tests write and forget: in memory where there is room, since databases wait for the disk with every
 * commit. Other users may enter it, as PostgreSQL's own does, and see only what they know the name of.
 */
export function scratchFolder(): string {
  const hasRoom = () => {
    const { bavail, bsize } = statfsSync(inMemory);
    return bavail * bsize > leastFree;
  };
  const folder = mkdtempSync(join(existsSync(inMemory) && hasRoom() ? inMemory : tmpdir(), 'payload-'));
  chmodSync(folder, 0o711);
  return folder;
}
