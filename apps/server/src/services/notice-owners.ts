import type { Language, NoticeScope } from '@payload/api/contract';
import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { account, carePlan, device, noticeSubscription } from '../db/schema.ts';
import type { Database } from '../db/store.ts';
import { type Address, addressOfAccount } from './address.ts';
import { liesWithin } from './notices.ts';
import type { Reach } from './request-message.ts';

/** An account that wants to be told of a notice, and the devices of it that the notice concerns. */
export interface NoticeOwner {
  accountId: string;
  language: Language;
  address: Address;
  devices: { productCode: string; serialNumber: string }[];
}

/** Whether a row of the registry is of one of the devices that a notice concerns. */
export function isConcerned(scopes: readonly NoticeScope[]): SQL | undefined {
  return or(
    ...scopes.map(({ productCode, from, to }) =>
      and(
        eq(device.productCode, productCode),
        from === null || to === null
          ? undefined
          : liesWithin(sql`${device.serialKey}`, { from: sql`${from}::text`, to: sql`${to}::text` }),
      ),
    ),
  );
}

/**
 * Who is told of a notice: accounts that want it, that activated or claimed one of its devices or have a care plan for one, and
 * that can be written to.
 */
export async function ownersOf(
  db: Database,
  scopes: readonly NoticeScope[],
  { canSend }: Pick<Reach, 'canSend'>,
): Promise<NoticeOwner[]> {
  const columns = {
    accountId: account.id,
    email: account.email,
    phone: account.phone,
    language: noticeSubscription.language,
    productCode: device.productCode,
    serialNumber: device.serialNumber,
  };
  const rows = await db
    .selectDistinct(columns)
    .from(device)
    .leftJoin(carePlan, eq(carePlan.serialNumber, device.serialNumber))
    .innerJoin(
      noticeSubscription,
      or(
        eq(noticeSubscription.accountId, device.activatedBy),
        eq(noticeSubscription.accountId, device.claimedBy),
        eq(noticeSubscription.accountId, carePlan.accountId),
      ),
    )
    .innerJoin(account, eq(account.id, noticeSubscription.accountId))
    .where(isConcerned(scopes));
  const owners = new Map<string, NoticeOwner>();
  for (const { accountId, email, phone, language, ...found } of rows) {
    const address = addressOfAccount({ email, phone });
    if (!address || !canSend(address.kind === 'email' ? 'mail' : 'sms')) continue;
    const owner = owners.get(accountId) ?? { accountId, language, address, devices: [] };
    owners.set(accountId, owner);
    owner.devices.push(found);
  }
  return [...owners.values()];
}
