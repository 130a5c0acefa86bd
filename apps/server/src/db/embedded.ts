import fs from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { getTableName } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { codeOf, reasonOf, StartError } from '../start-error.ts';
import { DurableNodeFS, durableStartParams } from './fsync.ts';
import { lockFolder } from './lock.ts';
import { findDamagedPage } from './page-checksums.ts';
import * as schema from './schema.ts';
import { migrationsFolder, type Store } from './store.ts';

/** The version of PostgreSQL inside the pinned PGlite, as its `PG_VERSION` file has it. */
const postgresVersion = '18';

/** Tables whose rows come and go all day. */
const shortLived = [
  schema.rateLimit,
  schema.verificationCode,
  schema.token,
  schema.resetTicket,
  schema.outbox,
  schema.knownBrowser,
  schema.upload,
].map(getTableName);

/**
 * Opens the embedded database of a data folder and makes it when there is none. The folder is locked until
 * the store is closed.
 *
 * @param onBroken called with the reason when the open database gives up, as it does when the disk fails.
 *   Any further query may then run for ever: the process has to end, and a new start recovers from the log.
 * @throws {StartError} when the folder is taken, cannot be written to, or holds a database that is damaged.
 *   Nothing in a damaged one is deleted or begun again.
 */
export async function openEmbedded(dataDir: string, onBroken: (reason: string) => never): Promise<Store> {
  const lock = lockFolder(dataDir);
  try {
    const folder = path.join(dataDir, 'pg');
    const fresh = `${folder}.new`;
    if (!holdsDatabase(folder)) {
      await create(fresh);
      fs.renameSync(fresh, folder);
      syncFolder(dataDir);
    } else {
      fs.rmSync(fresh, { recursive: true, force: true });
    }
    const client = await open(folder, onBroken);
    const db = drizzle(client, { schema });
    return {
      db,
      hasChecksums: await hasChecksums(client),
      prepare: async (fill) => {
        await migrate(db, { migrationsFolder });
        await fill(db);
        // Nothing else does: the embedded PostgreSQL runs as a single process, without autovacuum.
        await client.exec('vacuum (analyze)');
      },
      vacuum: async () => {
        // One at a time, for queries wait meanwhile.
        for (const name of shortLived) await client.exec(`vacuum ${name}`);
      },
      ping: async () => {
        await client.query('select 1');
      },
      close: async () => {
        await client.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/**
 * Whether there is a database at `folder`. PGlite takes any folder without a `PG_VERSION` for an empty one
 * and writes a new database over what lies there, so this has to be known for certain before it looks.
 */
function holdsDatabase(folder: string): boolean {
  let names: string[];
  try {
    names = fs.readdirSync(folder);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw unopened(folder, reasonOf(error));
  }
  if (names.length === 0) return false;
  if (!names.includes('PG_VERSION')) throw unopened(folder, 'its PG_VERSION file is missing');
  let version: string;
  try {
    version = fs.readFileSync(path.join(folder, 'PG_VERSION'), 'utf8').trim();
  } catch (error) {
    throw unopened(folder, reasonOf(error));
  }
  if (version === postgresVersion) return true;
  throw unopened(folder, `its PG_VERSION file does not say ${postgresVersion}`);
}

/**
 * Makes an empty database in a folder that only gets its real name when it is complete and on the disk: a
 * start that is cut short leaves a folder that was never used, and the next one begins again.
 */
async function create(folder: string): Promise<void> {
  try {
    fs.rmSync(folder, { recursive: true, force: true });
    fs.mkdirSync(folder, { mode: 0o700 });
    const client = await PGlite.create({
      fs: new DurableNodeFS(folder),
      startParams: durableStartParams,
      // The default of PostgreSQL 18; said here, because a folder keeps for ever what it was made with.
      initDbStartParams: ['--data-checksums'],
    });
    await client.close();
    syncTree(folder);
  } catch (error) {
    throw new StartError(
      `A new database could not be made in ${folder} (${reasonOf(error)}), so there is nowhere to store anything: ` +
        'see that the disk has 100 MB free and that this user may write there, or choose another folder with DATA_DIR.',
    );
  }
}

async function open(folder: string, onBroken: (reason: string) => never): Promise<PGlite> {
  const complaints: string[] = [];
  let isOpen = false;
  try {
    // PostgreSQL's own lock says nothing beside ours, and a server that was killed while it wrote that file left it
    // empty: PostgreSQL would take the folder for one that is being started, for ever.
    fs.rmSync(path.join(folder, 'postmaster.pid'), { force: true });
    const client = await PGlite.create({
      fs: new DurableNodeFS(folder),
      startParams: durableStartParams,
      onStderr: (line) => {
        const complaint = /\b(?:PANIC|FATAL):\s*(.*)/.exec(line)?.[1];
        if (complaint && isOpen) onBroken(complaint);
        if (complaint) complaints.push(complaint);
        return true;
      },
    });
    await readEverything(client);
    const damage = (await hasChecksums(client)) ? findDamagedPage(folder) : null;
    if (damage !== null) throw new Error(damage);
    isOpen = true;
    return client;
  } catch (error) {
    throw unopened(folder, complaints.at(-1) ?? reasonOf(error));
  }
}

async function hasChecksums(client: PGlite): Promise<boolean> {
  const { rows } = await client.query<{ data_checksums: string }>('show data_checksums');
  return rows[0]?.data_checksums === 'on';
}

/**
 * Reads every row of every table of ours through its primary key. PostgreSQL notices a damaged system
 * table when it starts, but takes a table file cut short for a table with fewer rows; the index still knows
 * them, and following it fails. Rows are counted in thousands here, so this costs milliseconds.
 */
async function readEverything(client: PGlite): Promise<void> {
  const tables = await client.query<{ name: string; key: string }>(`
    select i.indrelid::regclass::text as name,
           (select string_agg(quote_ident(a.attname), ', ' order by k.position)
              from unnest(i.indkey) with ordinality as k(number, position)
              join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.number) as key
      from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
     where i.indisprimary and n.nspname in ('public', 'drizzle')`);
  await client.transaction(async (transaction) => {
    await transaction.exec(
      'set local enable_seqscan = off; set local enable_bitmapscan = off; set local enable_sort = off',
    );
    for (const { name, key } of tables.rows) {
      await transaction.query(
        `select sum(length(row::text)) from (select * from ${name} order by ${key}) as row`,
      );
    }
  });
}

/** Makes a folder and all it holds last through a power cut; PGlite itself only writes it. */
function syncTree(folder: string): void {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const name = path.join(folder, entry.name);
    if (entry.isDirectory()) syncTree(name);
    else syncFolder(name);
  }
  syncFolder(folder);
}

function syncFolder(name: string): void {
  const descriptor = fs.openSync(name, 'r');
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}

/** Why a database that is there was not opened. PostgreSQL's own words tell the cases apart. */
function unopened(folder: string, reason: string): StartError {
  if (/permission denied|not permitted/i.test(reason)) {
    return new StartError(
      `The database in ${folder} is not this user's to open (${reason}), so the server has not started: ` +
        'give this user the right to read and write everything in it, or choose another folder with DATA_DIR.',
    );
  }
  if (/no space left/i.test(reason)) {
    return new StartError(
      `The database in ${folder} cannot be opened because its disk is full (${reason}), so the server has not started: ` +
        'make room there and start it again; nothing was deleted.',
    );
  }
  return new StartError(
    `The database in ${folder} is damaged and cannot be opened (${reason}), so the server has not started and nothing was deleted: ` +
      'put back a copy of the whole data folder from a backup, or move this one away to begin with a new one.',
  );
}
