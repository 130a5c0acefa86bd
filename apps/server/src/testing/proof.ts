import { getOwnData, sendOwnCode } from '@payload/api/contract';
import { and, eq, isNotNull } from 'drizzle-orm';
import { outbox, verificationCode } from '../db/schema.ts';
import type { Customer } from './customer.ts';
import type { Service } from './service.ts';

/** A code by which someone proves again who they are, also where there was one just now. */
export async function ownCodeOf(service: Service, who: Customer): Promise<string> {
  const { db } = service.store;
  const ofCustomer = and(eq(outbox.recipient, who.email), isNotNull(outbox.code));
  await db.delete(verificationCode).where(eq(verificationCode.address, who.email));
  await db.delete(outbox).where(ofCustomer);
  await service.post(sendOwnCode.path, who, {});
  const [sent] = await db.select().from(outbox).where(ofCustomer);
  if (!sent?.code) throw new Error('No code was sent.');
  return sent.code;
}

/** What the call for all data of an account answers someone who proves that it is theirs. */
export async function askForOwnData(
  service: Service,
  who: Customer,
): Promise<{ status: number; data: unknown }> {
  return service.post(`${getOwnData.path}?language=en`, who, { code: await ownCodeOf(service, who) });
}
