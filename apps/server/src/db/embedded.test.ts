import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { StartError } from '../start-error.ts';
import { startChild } from '../testing/child.ts';
import { failOnBroken } from '../testing/databases.ts';
import { temporaryFolder } from '../testing/folders.ts';
import { addRow, rowNames } from '../testing/rows.ts';
import { openEmbedded } from './embedded.ts';
import { lockFolder } from './lock.ts';
import { otaFile } from './schema.ts';

/** A data folder as a stopped server leaves it, with one row in it. */
let template: string;
/** The file below it that holds that row. */
let tableFile: string;
/** An index of that table besides its primary key, a table of PostgreSQL's that serves no query of ours, and an empty table. */
let indexFile: string;
let catalogFile: string;
let emptyFile: string;

beforeAll(async () => {
  template = fs.mkdtempSync(path.join(os.tmpdir(), 'payload-server-'));
  const store = await openEmbedded(template, failOnBroken);
  await store.prepare(async () => {});
  await addRow(store.db, 'kept');
  const fileOf = async (relation: string) => {
    const [row] = await store.db
      .select({ file: sql<string>`pg_relation_filepath(${relation})` })
      .from(otaFile);
    return path.join('pg', row?.file ?? '');
  };
  tableFile = await fileOf('ota_file');
  indexFile = await fileOf('upload_account');
  catalogFile = await fileOf('pg_collation');
  emptyFile = await fileOf('upload');
  await store.close();
});

/** Whether this user may have a small disk of its own. */
const canMount = spawnSync('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'tmpfs', os.tmpdir()]).status === 0;

afterAll(() => fs.rmSync(template, { recursive: true }));

function copyOfTemplate(): string {
  const folder = temporaryFolder();
  fs.cpSync(template, folder, { recursive: true });
  return folder;
}

/** Names of all files but the caches PostgreSQL throws away and writes again. */
function everythingIn(folder: string): string[] {
  const names = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => path.basename(name) !== 'pg_internal.init');
}

/** Names of the rows in a database. */
async function namesIn(folder: string): Promise<(string | null)[]> {
  const store = await openEmbedded(folder, failOnBroken);
  await store.prepare(async () => {});
  const names = await rowNames(store.db);
  await store.close();
  return names;
}

describe('an embedded database', () => {
  it('keeps its rows and is for its owner alone', async () => {
    expect(await namesIn(copyOfTemplate())).toEqual(['kept']);
    expect(fs.statSync(path.join(template, 'pg')).mode & 0o077).toBe(0);
  });

  it('has checksums on its pages', async () => {
    const store = await openEmbedded(copyOfTemplate(), failOnBroken);
    expect(store.hasChecksums).toBe(true);
    await store.close();
  });

  it.skipIf(!canMount)('is not made on a disk that is too small, and says so', () => {
    const script =
      'mount -t tmpfs -o size=20m tmpfs "$1" && DATA_DIR="$1/data" SITE_DIR=none PORT=0 exec "$2" "$3"';
    const main = path.join(import.meta.dirname, '../main.ts');
    const { status, stderr } = spawnSync(
      'unshare',
      ['-rm', 'sh', '-c', script, 'sh', temporaryFolder(), process.execPath, main],
      { encoding: 'utf8' },
    );
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/^A new database could not be made in \S+ \(no space left on device\).*DATA_DIR/),
    ]);
  });

  it('is refused to a second opener, and free after it is closed', async () => {
    const folder = copyOfTemplate();
    const store = await openEmbedded(folder, failOnBroken);
    await expect(openEmbedded(folder, failOnBroken)).rejects.toThrow('is in use by another server');
    await store.close();
    expect(await namesIn(folder)).toEqual(['kept']);
  });

  it('is begun again when its making was cut short', async () => {
    const folder = copyOfTemplate();
    fs.renameSync(path.join(folder, 'pg'), path.join(folder, 'pg.new'));
    fs.rmSync(path.join(folder, 'pg.new/global/pg_control'));
    expect(await namesIn(folder)).toEqual([]);
    expect(fs.readdirSync(folder)).toEqual(['pg', 'server.lock']);
  });

  it.each([
    ['empty', ''],
    ['noise', '\0\0\0\0'],
  ])('opens when a killed server left PostgreSQL’s lock file behind, %s', async (_, content) => {
    const folder = copyOfTemplate();
    fs.writeFileSync(path.join(folder, 'pg/postmaster.pid'), content);
    expect(await namesIn(folder)).toEqual(['kept']);
  });

  it('has each row on the disk before it acknowledges it', async () => {
    const store = await openEmbedded(copyOfTemplate(), failOnBroken);
    const fsync = vi.spyOn(fs, 'fsyncSync');
    for (let row = 1; row <= 50; row++) {
      await addRow(store.db, String(row));
      expect(fsync.mock.calls.length).toBeGreaterThanOrEqual(row);
    }
    fsync.mockRestore();
    await store.close();
  });

  it('ends the process rather than acknowledge a row that the disk did not take', async () => {
    const folder = copyOfTemplate();
    const child = await startChild(path.join(import.meta.dirname, '../testing/failing-disk.ts'), [folder])
      .ended;
    expect(child).toEqual({
      code: 3,
      stdout: 'first row acknowledged\n',
      stderr: expect.stringMatching(/^broken: could not fsync file .*I\/O error\n$/),
    });
    expect(await namesIn(folder)).toEqual(expect.arrayContaining(['kept', 'first']));
  });
});

function emptied(name: string): (folder: string) => void {
  return (folder) => fs.truncateSync(path.join(folder, name), 0);
}

/** Writes noise over the last page of a file, or into an empty one. */
function scribble(name: string): void {
  const { size } = fs.statSync(name);
  const descriptor = fs.openSync(name, 'r+');
  fs.writeSync(descriptor, randomBytes(8192), 0, 8192, Math.max(0, size - 8192));
  fs.closeSync(descriptor);
}

/** Turns one bit of the free room between a page's rows and its beginning, which nothing ever reads. */
function flipBit(name: string): void {
  const content = fs.readFileSync(name);
  content.writeUInt8(content.readUInt8(4000) ^ 1, 4000);
  fs.writeFileSync(name, content);
}

function walFiles(folder: string): string[] {
  return fs
    .readdirSync(path.join(folder, 'pg/pg_wal'), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

describe('a damaged database', () => {
  it.each<[string, (folder: string) => void]>([
    ['its version file is gone', (folder) => fs.rmSync(path.join(folder, 'pg/PG_VERSION'))],
    ['its version file is empty', emptied('pg/PG_VERSION')],
    ['it is of another version', (folder) => fs.writeFileSync(path.join(folder, 'pg/PG_VERSION'), '15\n')],
    [
      'its control file is cut short',
      (folder) => fs.truncateSync(path.join(folder, 'pg/global/pg_control'), 100),
    ],
    [
      'its control file is noise',
      (folder) => fs.writeFileSync(path.join(folder, 'pg/global/pg_control'), randomBytes(8192)),
    ],
    ['its log is gone', (folder) => walFiles(folder).forEach((file) => fs.rmSync(file))],
    ['its log is cut short', (folder) => walFiles(folder).forEach((file) => fs.truncateSync(file, 1000))],
    ['its transaction states are gone', emptied('pg/pg_xact/0000')],
    ['a table is cut short', (folder) => emptied(tableFile)(folder)],
    ['a table is noise', (folder) => fs.writeFileSync(path.join(folder, tableFile), randomBytes(8192))],
    ['an index that no start follows is noise', (folder) => scribble(path.join(folder, indexFile))],
    ['a table of PostgreSQL itself is noise', (folder) => scribble(path.join(folder, catalogFile))],
    ['one bit of a table is another', (folder) => flipBit(path.join(folder, tableFile))],
    ['a page that was empty is not', (folder) => scribble(path.join(folder, emptyFile))],
    [
      'there is something else in its folder',
      (folder) => {
        fs.rmSync(path.join(folder, 'pg'), { recursive: true });
        fs.mkdirSync(path.join(folder, 'pg'));
        fs.writeFileSync(path.join(folder, 'pg/holiday.jpg'), 'precious');
      },
    ],
    [
      'there is a file in its place',
      (folder) => {
        fs.rmSync(path.join(folder, 'pg'), { recursive: true });
        fs.writeFileSync(path.join(folder, 'pg'), 'precious');
      },
    ],
  ])('is refused and left as it is when %s', async (_, damage) => {
    const folder = copyOfTemplate();
    damage(folder);
    const before = everythingIn(folder);

    const error: unknown = await openEmbedded(folder, failOnBroken).catch((reason: unknown) => reason);

    expect(error).toBeInstanceOf(StartError);
    expect(String(error)).toContain(`The database in ${path.join(folder, 'pg')} `);
    expect(String(error)).toMatch(/nothing was deleted: .*backup/);
    expect(everythingIn(folder)).toEqual(expect.arrayContaining(before));
    // The folder is free again, so that the same start works once it is put right.
    lockFolder(folder).release();
  });
});
