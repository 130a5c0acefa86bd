import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { type CodeSent, type Language, verificationCodeLength } from '@payload/api/contract';
import { and, eq, gt, lt, lte, sql } from 'drizzle-orm';
import { verificationCode } from '../db/schema.ts';
import type { Database } from '../db/store.ts';
import type { Address } from './address.ts';
import { codeMessage } from './code-message.ts';
import { countOrRefuse, limits } from './limits.ts';
import { enqueue } from './outbox.ts';
import { Refused } from './refused.ts';

/** Seconds a code is valid. */
const validFor = 5 * 60;

/** Seconds until another code can be had. */
const resendAfter = 60;

/** Times a code can be tried; after that a new one is needed. */
const mostTries = 5;

/** Digits and capitals, without those that are read for one another. */
const characters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Who asks: the network a request comes from, or null when it is not counted. */
export type Network = string | null;

/** That a code was right; it still has to be used up by `useCode`. */
export interface Proof {
  address: Address;
  hash: string;
}

/**
 * Sends a new code to an address, whoever's it is. Asked again within 60 seconds it sends nothing and tells
 * how long to wait, so that a call repeated because its reply was lost does no harm.
 *
 * @throws {Refused} `operationFailure` when the address or the network has had too many.
 */
export async function sendCode(
  db: Database,
  { address, language, network }: { address: Address; language: Language; network: Network },
  now: Date,
): Promise<CodeSent> {
  const code = newCode();
  const salt = randomBytes(16).toString('hex');
  const row = {
    address: address.value,
    hash: hashOfCode(code, salt),
    salt,
    sentAt: now,
    expiresAt: after(now, validFor),
    tries: 0,
  };
  return db.transaction(async (transaction) => {
    const written = await transaction
      .insert(verificationCode)
      .values(row)
      .onConflictDoUpdate({
        target: verificationCode.address,
        set: row,
        setWhere: lte(verificationCode.sentAt, after(now, -resendAfter)),
      })
      .returning({ address: verificationCode.address });
    if (written.length === 0) return remaining(transaction, address, now);
    await countOrRefuse(transaction, limits.codesForAddress, address.value, now);
    await countOrRefuse(transaction, limits.codesForNetwork, network, now);
    await enqueue(
      transaction,
      { ...codeMessage(address, code, language), code },
      { now, lifetime: validFor * 1000 },
    );
    return { validFor, resendAfter };
  });
}

async function remaining(db: Database, address: Address, now: Date): Promise<CodeSent> {
  const [row] = await db.select().from(verificationCode).where(eq(verificationCode.address, address.value));
  const seconds = (until: Date) => Math.max(0, Math.ceil((until.getTime() - now.getTime()) / 1000));
  if (!row) return { validFor: 0, resendAfter: 0 };
  return { validFor: seconds(row.expiresAt), resendAfter: seconds(after(row.sentAt, resendAfter)) };
}

/**
 * Tries a code. The try counts before it is looked at and also when what follows fails, so that no number
 * of requests at the same moment gets a sixth.
 *
 * @throws {Refused} `verificationCodeIncorrect` for a code that is wrong, expired, used or tried too often;
 *   `operationFailure` when the network has tried too many.
 */
export async function tryCode(
  db: Database,
  { address, code, network }: { address: Address; code: string; network: Network },
  now: Date,
): Promise<Proof> {
  await countOrRefuse(db, limits.codeTriesFromNetwork, network, now);
  const [row] = await db
    .update(verificationCode)
    .set({ tries: sql`${verificationCode.tries} + 1` })
    .where(
      and(
        eq(verificationCode.address, address.value),
        lt(verificationCode.tries, mostTries),
        gt(verificationCode.expiresAt, now),
      ),
    )
    .returning();
  if (!row || !sameHash(hashOfCode(code, row.salt), row.hash)) throw wrongCode();
  return { address, hash: row.hash };
}

/**
 * Uses a code up. It belongs into the transaction of what the code was for.
 *
 * @throws {Refused} `verificationCodeIncorrect` when somebody was quicker.
 */
export async function useCode(db: Database, { address, hash }: Proof): Promise<void> {
  const used = await db
    .delete(verificationCode)
    .where(and(eq(verificationCode.address, address.value), eq(verificationCode.hash, hash)))
    .returning({ address: verificationCode.address });
  if (used.length === 0) throw wrongCode();
}

function wrongCode(): Refused {
  return new Refused('verificationCodeIncorrect', 500, 'code');
}

function newCode(): string {
  return Array.from(
    { length: verificationCodeLength },
    () => characters[randomInt(characters.length)] ?? '',
  ).join('');
}

function hashOfCode(code: string, salt: string): string {
  return createHmac('sha256', Buffer.from(salt, 'hex')).update(code).digest('hex');
}

function sameHash(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one, 'hex'), Buffer.from(other, 'hex'));
}

function after(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1000);
}
