import { and, asc, eq, isNull } from 'drizzle-orm';
import { account, staff, staffName, token } from '../db/schema.ts';
import type { Database } from '../db/store.ts';
import { type Address, addressColumns, addressOfAccount } from './address.ts';
import { latestEnd } from './clock.ts';
import { forgetBrowsersOf } from './known-browsers.ts';
import { looksOf } from './look-alikes.ts';
import { Refused } from './refused.ts';
import { deskTime, newEnrolment } from './second-factor.ts';
import { noteSecurity } from './security-log.ts';
import { revokeTokensOf, type SignIn } from './tokens.ts';

/** Someone of the staff, by the sign-in they ask with. */
export interface Colleague {
  accountId: string;
  /** By this name they stand in the audit trail. */
  name: string;
  hasSecondFactor: boolean;
  /** Until when this sign-in opens the desk; null where its second factor was not given, or too long ago. */
  deskUntil: Date | null;
}

/** The member of staff who is signed in, or null where the account is not of the staff. */
export function colleagueIn(
  { accountId, staff: found, deskUntil: until }: SignIn,
  now: Date,
): Colleague | null {
  if (!found) return null;
  const isOpen = until !== null && until > now && until <= latestEnd(now, deskTime);
  const { name, totpConfirmedAt } = found;
  return { accountId, name, hasSecondFactor: totpConfirmedAt !== null, deskUntil: isOpen ? until : null };
}

/** Who changes the staff where nobody is named. */
const operator = 'operator';

/** What a command that changes the staff came to. */
export type StaffChange = 'added' | 'renamed' | 'nameTaken' | 'removed' | 'reset' | 'unknown';

/** What it came to, and the code by which whom it concerns sets up an app; null where they are not to. */
export interface StaffOutcome {
  change: StaffChange;
  enrolmentCode: string | null;
}

/** Nobody opens the desk by an app of before. */
const withoutApp = {
  totpSecret: null,
  totpConfirmedAt: null,
  totpStep: null,
  enrolmentHash: null,
  enrolmentUntil: null,
};

const only = (change: StaffChange): StaffOutcome => ({ change, enrolmentCode: null });

/**
 * Lets an account use the desk under a name that nobody else has had, nor one that is read for it; an address without an account gets one. Done again it
 * changes the name.
 */
export async function addStaff(
  db: Database,
  { address, name, by = operator }: { address: Address; name: string; by?: string },
  now: Date,
): Promise<StaffOutcome> {
  return db.transaction(async (transaction) => {
    const { kind, value } = address;
    await transaction
      .insert(account)
      .values({ ...addressColumns(address), createdAt: now })
      .onConflictDoNothing();
    const [found] = await transaction.select().from(account).where(eq(account[kind], value));
    if (!found) throw new Error('The database took an account and does not find it.');
    const { id: accountId } = found;
    const names = await transaction.select().from(staffName);
    const looks = looksOf(name);
    if (names.some((each) => each.accountId !== accountId && looksOf(each.name) === looks)) {
      return only('nameTaken');
    }
    await transaction.insert(staffName).values({ name, accountId }).onConflictDoNothing();
    const [before] = await transaction.select().from(staff).where(eq(staff.accountId, accountId));
    if (before?.leftAt === null) {
      await transaction.update(staff).set({ name }).where(eq(staff.accountId, accountId));
      const subject = `${before.name}: ${name}`;
      await noteSecurity(transaction, { act: 'staff renamed', actor: by, accountId, subject }, now);
      return only('renamed');
    }
    const { code, stored } = newEnrolment(now);
    const own = { name, createdAt: now, leftAt: null, ...stored };
    await transaction
      .insert(staff)
      .values({ accountId, ...own })
      .onConflictDoUpdate({ target: staff.accountId, set: own });
    await noteSecurity(transaction, { act: 'staff added', actor: by, accountId, subject: name }, now);
    return { change: 'added', enrolmentCode: code };
  });
}

/** Takes the desk from an account, at once. What it did stays under its name, and it goes on as a customer's. */
export async function removeStaff(
  db: Database,
  address: Address,
  now: Date,
  by = operator,
): Promise<StaffOutcome> {
  return changeStaff(db, address, async (transaction, { accountId, name: subject }) => {
    await transaction
      .update(staff)
      .set({ leftAt: now, ...withoutApp })
      .where(eq(staff.accountId, accountId));
    await noteSecurity(transaction, { act: 'staff removed', actor: by, accountId, subject }, now);
    return only('removed');
  });
}

/**
 * Lets someone set up another app, whose phone is lost or who did not use their code within the hour: the old app opens the desk no
 * more, every sign-in of the account ends, and the code is told once.
 */
export async function resetSecondFactor(
  db: Database,
  address: Address,
  now: Date,
  by = operator,
): Promise<StaffOutcome> {
  return changeStaff(db, address, async (transaction, { accountId, name: subject }) => {
    const { code, stored } = newEnrolment(now);
    await transaction
      .update(staff)
      .set({ ...withoutApp, ...stored })
      .where(eq(staff.accountId, accountId));
    await revokeTokensOf(transaction, accountId);
    await forgetBrowsersOf(transaction, accountId);
    await noteSecurity(transaction, { act: 'staff reset', actor: by, accountId, subject }, now);
    return { change: 'reset', enrolmentCode: code };
  });
}

async function changeStaff(
  db: Database,
  { kind, value }: Address,
  change: (transaction: Database, found: { accountId: string; name: string }) => Promise<StaffOutcome>,
): Promise<StaffOutcome> {
  return db.transaction(async (transaction) => {
    const [found] = await transaction
      .select({ accountId: staff.accountId, name: staff.name })
      .from(staff)
      .innerJoin(account, eq(account.id, staff.accountId))
      .where(and(eq(account[kind], value), isNull(staff.leftAt)));
    if (!found) return only('unknown');
    await transaction.update(token).set({ deskUntil: null }).where(eq(token.accountId, found.accountId));
    return change(transaction, found);
  });
}

/** All who may use the desk, by name. */
export async function listStaff(
  db: Database,
): Promise<{ name: string; address: string; hasSecondFactor: boolean }[]> {
  const rows = await db
    .select({ staff, account })
    .from(staff)
    .innerJoin(account, eq(account.id, staff.accountId))
    .where(isNull(staff.leftAt))
    .orderBy(asc(staff.name));
  return rows.map((row) => ({
    name: row.staff.name,
    address: addressOfAccount(row.account)?.value ?? '',
    hasSecondFactor: row.staff.totpConfirmedAt !== null,
  }));
}

/** @throws {Refused} `secondFactorWanted` where the desk is not open to this sign-in. */
export function requireDesk({ deskUntil }: Colleague): void {
  if (deskUntil === null) throw new Refused('secondFactorWanted', 403);
}
