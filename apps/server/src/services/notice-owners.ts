import type { Language, NoticeDraft, NoticeScope } from '@payload/api/contract';
import { and, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { account, carePlan, device, noticeSubscription } from '../db/schema.ts';
import type { Database } from '../db/store.ts';
import { type Address, addressOfAccount } from './address.ts';
import { liesWithin } from './notices.ts';
import type { Reach } from './request-message.ts';

/** An account that is told of a notice, and the devices of it that the notice concerns. */
export interface NoticeOwner {
  accountId: string;
  /** The language the account chose or last wrote in; both where neither is known. */
  languages: readonly Language[];
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

/** Of the last request of an account: what its sender read. The tables are written out, for the builder leaves out the outer one's name. */
const lastLanguage = sql<Language | null>`(select sent.language from service_request as sent
  where sent.account_id = account.id order by sent.created_at desc limit 1)`;

/**
 * Who is told of a notice: accounts that activated or claimed one of its devices or have a care plan for one, and that can be
 * written to. A safety notice goes to all of them, any other to those that asked for notices.
 */
export async function ownersOf(
  db: Database,
  { severity, scopes }: Pick<NoticeDraft, 'severity' | 'scopes'>,
  { canSend }: Pick<Reach, 'canSend'>,
): Promise<NoticeOwner[]> {
  const columns = {
    accountId: account.id,
    email: account.email,
    phone: account.phone,
    chosen: noticeSubscription.language,
    lastLanguage,
    productCode: device.productCode,
    serialNumber: device.serialNumber,
  };
  const rows = await db
    .selectDistinct(columns)
    .from(device)
    .leftJoin(carePlan, eq(carePlan.serialNumber, device.serialNumber))
    .innerJoin(
      account,
      or(
        eq(account.id, device.activatedBy),
        eq(account.id, device.claimedBy),
        eq(account.id, carePlan.accountId),
      ),
    )
    .leftJoin(noticeSubscription, eq(noticeSubscription.accountId, account.id))
    .where(
      and(isConcerned(scopes), severity === 'safety' ? undefined : isNotNull(noticeSubscription.accountId)),
    );
  const owners = new Map<string, NoticeOwner>();
  for (const { accountId, email, phone, chosen, lastLanguage: last, ...found } of rows) {
    const address = addressOfAccount({ email, phone });
    if (!address || !canSend(address.kind === 'email' ? 'mail' : 'sms')) continue;
    const language = chosen ?? last;
    const languages: readonly Language[] = language === null ? languagesOf(address) : [language];
    const owner = owners.get(accountId) ?? { accountId, languages, address, devices: [] };
    owners.set(accountId, owner);
    owner.devices.push(found);
  }
  return [...owners.values()];
}

/** What an owner of whom nothing else is known may read. */
function languagesOf({ kind, value }: Address): readonly Language[] {
  if (kind === 'email') return ['en', 'cn'];
  return [value.startsWith('+86') ? 'cn' : 'en'];
}
