import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { number, object, parse, string } from 'valibot';
import { makeFolder } from '../make-folder.ts';
import { reasonOf, StartError } from '../start-error.ts';

/** The folder is this process's alone until `release` is called or the process ends, however it ends. */
interface FolderLock {
  release(): void;
}

/** Keeps the open locks: one that nothing refers to would be collected, and its file closed. */
const held = new Set<DatabaseSync>();

/** What the holder writes about itself: its process number and when it took the folder, ISO 8601. */
const noteSchema = object({ pid: number(), since: string() });

/** What SQLite answers while another connection holds its lock. */
const sqliteBusy = 5;

/** What SQLite answers where the file is none of its own. */
const sqliteNotADatabase = 26;

/**
 * Takes a data folder for this process alone, creating it when it is missing. PGlite lets a second process
 * open the same folder and then loses rows, so the lock comes before it.
 *
 * The lock is SQLite's: a range lock of the operating system on an open file, which ends with the process
 * that holds it. A killed server leaves nothing to clean up, and no guess about a process number, which
 * another process may have by now, decides anything. The note beside it only tells a refused one whom it
 * met.
 *
 * @throws {StartError} when another process has the folder, or when it cannot be created or written to.
 */
export function lockFolder(folder: string): FolderLock {
  const note = path.join(folder, 'server.json');
  let database: DatabaseSync;
  try {
    makeFolder(folder, 0o700);
    database = new DatabaseSync(path.join(folder, 'server.lock'));
  } catch (error) {
    throw unwritable(folder, error);
  }
  try {
    // In memory, so that holding the lock leaves no journal file behind.
    database.exec('PRAGMA journal_mode = MEMORY; PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    if (hasCode(error, sqliteBusy)) throw taken(folder, note);
    throw hasCode(error, sqliteNotADatabase) ? foreign(folder) : unwritable(folder, error);
  }
  try {
    writeFileSync(note, `${JSON.stringify({ pid: process.pid, since: new Date().toISOString() })}\n`);
  } catch (error) {
    database.close();
    throw unwritable(folder, error);
  }
  held.add(database);
  return {
    release() {
      if (!held.delete(database)) return;
      rmSync(note, { force: true });
      database.close();
    },
  };
}

function hasCode(error: unknown, code: number): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === code;
}

function taken(folder: string, note: string): StartError {
  return new StartError(
    `The data folder ${folder} is in use by another server (${holderOf(note)}), and two at once would damage it: ` +
      'stop that one first, or give this one a folder of its own with DATA_DIR.',
  );
}

function holderOf(note: string): string {
  try {
    const { pid, since } = parse(noteSchema, JSON.parse(readFileSync(note, 'utf8')));
    return `process ${pid}, since ${since}`;
  } catch {
    // It is being written or removed at this moment; the refusal stands without it.
    return 'process unknown';
  }
}

/** Nobody holds a lock on it, or SQLite would have said so first. Whose file it is, only a person can tell. */
function foreign(folder: string): StartError {
  return new StartError(
    `The file ${path.join(folder, 'server.lock')} is not the lock this server writes, or it is damaged, so the server has not started: ` +
      'delete that file, which holds no data of the server, and start again, or choose another folder with DATA_DIR.',
  );
}

function unwritable(folder: string, error: unknown): StartError {
  return new StartError(
    `The data folder ${folder} cannot be written to (${reasonOf(error)}), so nothing could be stored: ` +
      'give this user the right to write there, or choose another folder with DATA_DIR.',
  );
}
