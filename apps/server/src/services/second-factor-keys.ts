import { randomBytes, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { eq, isNotNull } from 'drizzle-orm';
import { staff } from '../db/schema.ts';
import type { Database } from '../db/store.ts';
import { makeFolder } from '../make-folder.ts';
import { codeOf, reasonOf, StartError } from '../start-error.ts';
import {
  CannotOpen,
  isSealed,
  isSealedWith,
  keyBytes,
  open,
  type SealingKeys,
  seal,
} from './sealed-secrets.ts';

/** In the data folder: the keys where no setting names any. */
const fileName = 'second-factor.key';

/** Buffer reads anything; what it read is the same written again only where it was base64. */
function isKey(entry: string): boolean {
  const key = Buffer.from(entry, 'base64');
  return key.length === keyBytes && key.toString('base64').replace(/=$/, '') === entry.replace(/=$/, '');
}

/** Reads keys as they are set: 32 bytes in base64 each, commas or white space between; undefined for anything else. */
export function parseKeys(text: string): SealingKeys | undefined {
  const entries = text.split(/[\s,]+/).filter((entry) => entry !== '');
  if (!entries.every(isKey)) return undefined;
  const [first, ...others] = entries.map((entry) => Buffer.from(entry, 'base64'));
  return first && [first, ...others];
}

/**
 * The keys that the secrets of authenticator apps are sealed with: those of the setting, else those of a file in the data
 * folder, which is made at the first start.
 *
 * @returns the keys, or where the file cannot be read or holds none why the desk has to stay shut.
 * @throws {StartError} where the file cannot be made.
 */
export function openKeys({
  secondFactorKeys,
  dataDir,
}: {
  secondFactorKeys: SealingKeys | null;
  dataDir: string;
}): SealingKeys | string {
  if (secondFactorKeys) return secondFactorKeys;
  const file = path.join(dataDir, fileName);
  return fs.existsSync(file) ? readKeys(file) : makeKeyFile(dataDir, file);
}

/** What it means that there is no key. */
const isShut = 'so the server opens the service desk to nobody; all else is served';

function readKeys(file: string): SealingKeys | string {
  let text: string;
  try {
    text = fs.readFileSync(file, 'utf8');
  } catch (error) {
    return `${file} cannot be read (${reasonOf(error)}), ${isShut}: give this user the right to read it, or set SECOND_FACTOR_KEY, and start it again.`;
  }
  return (
    parseKeys(text) ??
    `${file} holds no key of 32 bytes in base64, ${isShut}: put the file back from a backup, or set SECOND_FACTOR_KEY, and start it again; ` +
      'where the key is lost, take the file away, and npm run staff -- reset ADDRESS lets each of the staff set up their app again.'
  );
}

/**
 * Makes a key. It lasts through a power cut before anything is sealed with it. Of servers that start at the same time with one
 * data folder the first makes it, and the others take the same: a link is made once.
 */
function makeKeyFile(dataDir: string, file: string): SealingKeys | string {
  const key = randomBytes(keyBytes);
  const fresh = `${file}.${randomUUID()}`;
  try {
    makeFolder(dataDir, 0o700);
    fs.writeFileSync(fresh, `${key.toString('base64')}\n`, { mode: 0o600, flag: 'wx', flush: true });
    fs.linkSync(fresh, file);
    const folder = fs.openSync(dataDir, 'r');
    fs.fsyncSync(folder);
    fs.closeSync(folder);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return readKeys(file);
    throw new StartError(
      `${file} cannot be written (${reasonOf(error)}), so the server has not started: give this user the right to write there, or set SECOND_FACTOR_KEY.`,
    );
  } finally {
    fs.rmSync(fresh, { force: true });
  }
  return [key];
}

/**
 * Seals with the first key whatever is stored as it is, as versions before this one did, or was sealed with another key. Again it
 * changes nothing.
 *
 * @returns null, or where one was sealed with a key that is not there why the desk has to stay shut; nothing was changed then. What
 *   this server would seal, the one that has the key could not open.
 */
export async function sealSecondFactors(db: Database, keys: SealingKeys): Promise<string | null> {
  return db.transaction(async (transaction) => {
    const rows = await transaction
      .select({ accountId: staff.accountId, name: staff.name, stored: staff.totpSecret })
      .from(staff)
      .where(isNotNull(staff.totpSecret))
      .orderBy(staff.name)
      .for('update');
    const shut: string[] = [];
    const sealed: { accountId: string; totpSecret: string }[] = [];
    for (const { accountId, name, stored } of rows) {
      if (stored === null) continue;
      try {
        const secret = isSealed(stored) ? open(stored, accountId, keys) : stored;
        if (!isSealedWith(stored, keys))
          sealed.push({ accountId, totpSecret: seal(secret, accountId, keys) });
      } catch (error) {
        if (!(error instanceof CannotOpen)) throw error;
        shut.push(name);
      }
    }
    if (shut.length > 0) {
      return (
        `The second factor of ${shut.join(', ')} was sealed with a key that this server does not have, ${isShut}: ` +
        `set SECOND_FACTOR_KEY to the key of the other servers, or put ${fileName} back into the data folder, and start it again; ` +
        'where the key is lost, npm run staff -- reset ADDRESS lets each of them set up their app again after the next start.'
      );
    }
    for (const { accountId, totpSecret } of sealed) {
      await transaction.update(staff).set({ totpSecret }).where(eq(staff.accountId, accountId));
    }
    return null;
  });
}
