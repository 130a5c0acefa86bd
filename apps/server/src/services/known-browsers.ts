import { and, eq, gt } from 'drizzle-orm';
import { account, knownBrowser } from '../db/schema.ts';
import type { Database } from '../db/store.ts';
import type { Address } from './address.ts';
import { hashOf, newSecret } from './secret.ts';

/** Seconds a browser stays known after a sign-in: half a year. */
export const knownFor = 180 * 24 * 3600;

/**
 * The hash of a browser in which someone has signed in at this address before; null for any other. It stands for no
 * sign-in: whoever has it may only try where strangers have used up the tries.
 */
export async function knownBrowserOf(
  db: Database,
  browser: string | null,
  address: Address,
  now: Date,
): Promise<string | null> {
  if (browser === null) return null;
  const [found] = await db
    .select({ hash: knownBrowser.hash })
    .from(knownBrowser)
    .innerJoin(account, eq(account.id, knownBrowser.accountId))
    .where(
      and(
        eq(knownBrowser.hash, hashOf(browser)),
        eq(account[address.kind], address.value),
        gt(knownBrowser.expiresAt, now),
      ),
    );
  return found?.hash ?? null;
}

/** Notes that an account was signed in to with a browser. Gives the browser's secret: the one it has if it is ours, or a new one. */
export async function rememberBrowser(
  db: Database,
  browser: string | null,
  accountId: string,
  now: Date,
): Promise<string> {
  const secret = browser !== null && (await isOurs(db, browser, now)) ? browser : newSecret();
  const expiresAt = new Date(now.getTime() + knownFor * 1000);
  await db
    .insert(knownBrowser)
    .values({ hash: hashOf(secret), accountId, expiresAt })
    .onConflictDoUpdate({ target: [knownBrowser.hash, knownBrowser.accountId], set: { expiresAt } });
  return secret;
}

/** Makes every browser a stranger to an account again. */
export async function forgetBrowsersOf(db: Database, accountId: string): Promise<void> {
  await db.delete(knownBrowser).where(eq(knownBrowser.accountId, accountId));
}

/** A secret that nobody was given here could be one that someone else has chosen for this browser. */
async function isOurs(db: Database, browser: string, now: Date): Promise<boolean> {
  const found = await db
    .select({ hash: knownBrowser.hash })
    .from(knownBrowser)
    .where(and(eq(knownBrowser.hash, hashOf(browser)), gt(knownBrowser.expiresAt, now)))
    .limit(1);
  return found.length > 0;
}
