import type { ContactDetails, SavedContact } from '@payload/api/contract';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { savedContact, serviceRequest } from '../db/schema.ts';
import type { Database } from '../db/store.ts';
import { knownPhone, phoneInForm } from './phone.ts';
import { lockAccount } from './proven-again.ts';

/** What is filled into the next form of an account: what it saved, else what its last request said; null for nothing. */
export async function contactOf(db: Database, accountId: string): Promise<SavedContact | null> {
  const [row] = await db.select().from(savedContact).where(eq(savedContact.accountId, accountId));
  if (row) {
    const { contact, phone, region, address } = row;
    if (contact === null || phone === null || region === null) return null;
    return { contact, phone: phoneInForm(phone, region), region, address };
  }
  const own = eq(serviceRequest.accountId, accountId);
  const { contact, phone, region, address } = serviceRequest;
  const newestFirst = [desc(serviceRequest.createdAt), serviceRequest.number] as const;
  const [last] = await db
    .select({ contact, phone, region, address })
    .from(serviceRequest)
    .where(own)
    .orderBy(...newestFirst)
    .limit(1);
  if (!last) return null;
  const filled = { ...last, phone: phoneInForm(last.phone, last.region) };
  if (filled.address !== null) return filled;
  const [shipped] = await db
    .select({ address })
    .from(serviceRequest)
    .where(and(own, isNotNull(address)))
    .orderBy(...newestFirst)
    .limit(1);
  return { ...filled, address: shipped?.address ?? null };
}

/**
 * Keeps contact details of an account in place of those it had; with null none, and none of its requests' either.
 *
 * @throws {Refused} as `knownPhone` does.
 */
export async function saveContact(
  db: Database,
  accountId: string,
  details: ContactDetails | null,
): Promise<void> {
  const none = { contact: null, phone: null, region: null, address: null };
  const row = { ...none, ...(details && { ...details, phone: knownPhone(details.phone, details) }) };
  await db.transaction(async (transaction) => {
    await lockAccount(transaction, accountId);
    await transaction
      .insert(savedContact)
      .values({ accountId, ...row })
      .onConflictDoUpdate({ target: savedContact.accountId, set: row });
  });
}
