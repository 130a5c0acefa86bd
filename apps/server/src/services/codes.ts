import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { type CodeSent, type Language, verificationCodeLength } from '@payload/api/contract';
import { and, eq, gt, inArray, lt, lte, type SQL, sql } from 'drizzle-orm';
import { verificationCode } from '../db/schema.ts';
import type { Database } from '../db/store.ts';
import type { Address } from './address.ts';
import type { Caller } from './caller.ts';
import { latestEnd } from './clock.ts';
import { codeMessage } from './code-message.ts';
import { knownBrowserOf } from './known-browsers.ts';
import {
  type Counted,
  consumeRateLimit,
  count,
  countEachOrRefuse,
  type Limit,
  limits,
  pairOf,
  takeBack,
} from './limits.ts';
import { enqueue } from './outbox.ts';
import { LimitReached, Refused } from './refused.ts';

/** Seconds a code is valid. */
const validFor = 5 * 60;

/** Seconds until another code can be had. */
const resendAfter = 60;

/** Digits and capitals, without those that are read for one another. */
const characters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** How many codes are sent in an hour, over all addresses: they cost money, and others can be made to ask for them. */
export interface CodeBudget {
  sms: number;
  mail: number;
  /** Of the 65 536 IPv6 networks that one customer of a provider may have, all together. */
  wideNetwork: number;
}

/** That a code was right; it still has to be used up by `useCode`. */
export interface Proof {
  address: Address;
  hash: string;
}

/**
 * Sends a new code to an address, whoever's it is. Asked again within 60 seconds it sends nothing and tells
 * how long to wait, so that a call repeated because its reply was lost does no harm; also when the code was used
 * meanwhile, which then is valid for 0 seconds.
 *
 * @throws {LimitReached} `operationFailure` when the address, the network or all together have had too many.
 */
export async function sendCode(
  db: Database,
  {
    address,
    language,
    caller,
    budget,
  }: { address: Address; language: Language; caller: Caller; budget: CodeBudget },
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
        setWhere: sql`(${lte(verificationCode.sentAt, nextCodeFrom(now))} or ${gt(verificationCode.sentAt, latestEnd(now, 0))})`,
      })
      .returning({ address: verificationCode.address });
    if (written.length === 0) return remaining(transaction, address, now);
    await countCode(transaction, { address, caller, budget }, now);
    await enqueue(
      transaction,
      { ...codeMessage(address, code, language), code },
      { now, lifetime: validFor * 1000 },
    );
    return { validFor, resendAfter };
  });
}

/** What was sent no later than this can be followed by another. */
export function nextCodeFrom(now: Date): Date {
  return after(now, -resendAfter);
}

async function countCode(
  db: Database,
  { address, caller, budget }: { address: Address; caller: Caller; budget: CodeBudget },
  now: Date,
): Promise<void> {
  const { network } = caller;
  const knownBrowser = await knownBrowserOf(db, caller.browser, address, now);
  const counted: Counted[] =
    knownBrowser === null
      ? [
          [limits.codesForAddressFromNetwork, pairOf(address.value, network)],
          [limits.codesForAddress, address.value],
          [limits.codesFromNetwork, network],
          [{ ...limits.codesFromWideNetwork, most: budget.wideNetwork }, wideNetworkOf(network)],
        ]
      : [[limits.codesForKnownBrowser, pairOf(address.value, knownBrowser)]];
  counted.push(
    address.kind === 'phone'
      ? [{ ...limits.sms, most: budget.sms }, 'all']
      : [{ ...limits.mail, most: budget.mail }, 'all'],
  );
  await countEachOrRefuse(db, counted, now);
}

/** The first 48 bits of an IPv6 network, which is what a customer of a provider gets at most; null for others. */
function wideNetworkOf(network: string | null): string | null {
  return network?.includes(':') ? network.split(':').slice(0, 3).join(':') : null;
}

async function remaining(db: Database, address: Address, now: Date): Promise<CodeSent> {
  const [row] = await db.select().from(verificationCode).where(eq(verificationCode.address, address.value));
  const seconds = (until: Date) => Math.max(0, Math.ceil((until.getTime() - now.getTime()) / 1000));
  if (!row) return { validFor: 0, resendAfter: 0 };
  return { validFor: seconds(row.expiresAt), resendAfter: seconds(after(row.sentAt, resendAfter)) };
}

/**
 * Tries a code. The try counts before it is looked at and also when what follows fails, so that no number
 * of requests at the same moment gets one more. Each network has five tries at a code and all together have ten; a known
 * browser has five of its own, which nobody can use up for it.
 *
 * @throws {Refused} `verificationCodeIncorrect` for a code that is wrong, expired, used or tried too often;
 *   `operationFailure` when the network or all together have tried too many.
 */
export async function tryCode(
  db: Database,
  { address, code, caller }: { address: Address; code: string; caller: Caller },
  now: Date,
): Promise<Proof> {
  const knownBrowser = await knownBrowserOf(db, caller.browser, address, now);
  if (knownBrowser === null) {
    await consumeRateLimit(db, limits.codeTriesFromNetwork, caller.network, now);
    await consumeRateLimit(db, limits.codeTriesForAddress, address.value, now);
  }
  const valid = and(eq(verificationCode.address, address.value), counts(now));
  const [row] = await db.select().from(verificationCode).where(valid);
  if (!row) throw wrongCode();

  const triers = pairOf(row.hash, knownBrowser === null ? caller.network : `browser ${knownBrowser}`);
  const limit = limits.triesAtCodeFromNetwork;
  if ((await count(db, limit, triers, now)) > limit.most) throw wrongCode(limit);
  if (knownBrowser === null) {
    const tried = await db
      .update(verificationCode)
      .set({ tries: sql`${verificationCode.tries} + 1` })
      .where(
        and(valid, eq(verificationCode.hash, row.hash), lt(verificationCode.tries, limits.triesAtCode.most)),
      )
      .returning({ address: verificationCode.address });
    if (tried.length === 0) throw wrongCode(limits.triesAtCode);
  }
  if (!sameHash(hashOfCode(code, row.salt), row.hash)) throw wrongCode();
  if (knownBrowser === null) await takeBack(db, [limits.codeTriesForAddress, address.value]);
  return { address, hash: row.hash };
}

/**
 * Uses a code up. It belongs into the transaction of what the code was for.
 *
 * @throws {Refused} `verificationCodeIncorrect` when someone was quicker.
 */
export async function useCode(db: Database, { address, hash }: Proof, now: Date): Promise<void> {
  const used = await db
    .update(verificationCode)
    .set({ expiresAt: now })
    .where(and(eq(verificationCode.address, address.value), eq(verificationCode.hash, hash), counts(now)))
    .returning({ address: verificationCode.address });
  if (used.length === 0) throw wrongCode();
}

/** Ends the codes of addresses before they were used. */
export async function endCodesOf(db: Database, addresses: string[], now: Date): Promise<void> {
  await db
    .update(verificationCode)
    .set({ expiresAt: now })
    .where(and(inArray(verificationCode.address, addresses), gt(verificationCode.expiresAt, now)));
}

/** Whether a code still counts. */
function counts(now: Date): SQL | undefined {
  return and(gt(verificationCode.expiresAt, now), lte(verificationCode.sentAt, latestEnd(now, 0)));
}

function wrongCode(limit?: Limit): Refused {
  const key = 'verificationCodeIncorrect';
  return limit ? new LimitReached(limit, key, 'code') : new Refused(key, 500, 'code');
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
