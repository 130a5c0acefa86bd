import fs from 'node:fs';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** `EIO` as Emscripten numbers it. PostgreSQL stops at once when an fsync fails, and recovers from its log. */
const ioError = 29;

/**
 * PGlite's folder on disk, with the one thing it leaves out: as shipped (0.5.16) its file system has no
 * fsync, so PostgreSQL's calls succeed without doing anything, and a power cut takes acknowledged rows.
 */
export class DurableNodeFS extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...args);
    const preRun = [
      ...(emscriptenOpts.preRun ?? []),
      (mod: Parameters<NonNullable<typeof emscriptenOpts.preRun>[number]>[0]) => {
        // Its types leave the operations on open files out.
        const operations: unknown = Reflect.get(mod.NODEFS, 'stream_ops');
        if (typeof operations !== 'object' || operations === null) {
          throw new Error(
            'This version of PGlite keeps its file operations elsewhere; syncing would be lost.',
          );
        }
        Reflect.set(operations, 'fsync', (stream: { nfd: number }) => {
          try {
            fs.fsyncSync(stream.nfd);
            return 0;
          } catch {
            throw new mod.FS.ErrnoError(ioError);
          }
        });
      },
    ];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

/**
 * PostgreSQL's start parameters with syncing left on: PGlite's own include `-F`, which turns it off. The
 * method is named because the default one, fdatasync, does not reach the file system above.
 */
export const durableStartParams: NonNullable<PGliteOptions['startParams']> = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];
