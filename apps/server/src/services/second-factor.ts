import { randomInt } from 'node:crypto';
import { enrolmentCodeLength } from '@payload/api/contract';
import { and, eq, gt, isNull, lt, or } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { account, staff, token } from '../db/schema.ts';
import type { Database } from '../db/store.ts';
import { doerOf, type Staff } from './actor.ts';
import { addressOfAccount } from './address.ts';
import { clockSlack, latestEnd } from './clock.ts';
import { consumeRateLimit, limits, takeBack } from './limits.ts';
import { Refused } from './refused.ts';
import { open, type SealingKeys, seal } from './sealed-secrets.ts';
import { hashOf } from './secret.ts';
import { noteSecurity } from './security-log.ts';

/** Milliseconds the desk stays open after a code: a working day. */
export const deskTime = 8 * 3600_000;

/** Seconds a code is shown by the app; one before and one after are taken as well, for clocks that differ. */
const period = 30;

/** A step that lies further ahead was noted by a clock that was. */
const slackSteps = clockSlack / (period * 1000);

/** Bytes of a secret, as many as its SHA-1 has (RFC 4226, 4). */
const secretBytes = 20;

/** Who of the staff asks, and from where. */
type Asking = Staff & { accountId: string };

/** Milliseconds within which an app can be set up: whoever runs the service hands the code on meanwhile. */
const enrolmentTime = 3600_000;

/** Digits and capitals, without those that are read for one another: ten of them are 49 bits. */
const characters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** A code by which someone sets up an app, and what is stored of it. It is told here once. */
export function newEnrolment(now: Date): { code: string; stored: Partial<typeof staff.$inferInsert> } {
  const code = Array.from(
    { length: enrolmentCodeLength },
    () => characters[randomInt(characters.length)],
  ).join('');
  const enrolmentUntil = new Date(now.getTime() + enrolmentTime);
  return {
    code: `${code.slice(0, enrolmentCodeLength / 2)}-${code.slice(enrolmentCodeLength / 2)}`,
    stored: { enrolmentHash: hashOf(code), enrolmentUntil },
  };
}

/**
 * Makes a secret for an authenticator app. It can be made again, with the same code, until a code of it was given: whoever has only
 * a sign-in sets up nothing. A try counts as one at a code of the app does.
 *
 * @param keys null where this server opens the desk to nobody.
 * @throws {Refused} `verificationCodeIncorrect` beside `enrolmentCode` where it is wrong, used or too old; `operationFailure` after too
 *   many, where an app is in use, and without keys.
 * @see https://www.rfc-editor.org/rfc/rfc6238
 */
export async function setUpSecondFactor(
  db: Database,
  { enrolmentCode, ...who }: { enrolmentCode: string } & Asking,
  keys: SealingKeys | null,
  now: Date,
): Promise<{ secret: string; uri: string }> {
  const { accountId } = who;
  if (keys === null) throw new Refused('operationFailure');
  await consumeRateLimit(db, limits.wrongSecondFactors, accountId, now);
  const [own] = await db.select().from(staff).where(eq(staff.accountId, accountId));
  if (!own || own.totpConfirmedAt !== null) throw new Refused('operationFailure');
  const { enrolmentHash, enrolmentUntil } = own;
  const isOpen =
    enrolmentUntil !== null && enrolmentUntil > now && enrolmentUntil <= latestEnd(now, enrolmentTime);
  if (!isOpen || enrolmentHash !== hashOf(enrolmentCode)) {
    await noteSecurity(db, { act: 'enrolment refused', ...doerOf(who) }, now);
    throw new Refused('verificationCodeIncorrect', 500, 'enrolmentCode');
  }
  const secret = new Secret({ size: secretBytes });
  const [set] = await db
    .update(staff)
    .set({ totpSecret: seal(secret.base32, accountId, keys), totpStep: null })
    .where(
      and(
        eq(staff.accountId, accountId),
        isNull(staff.totpConfirmedAt),
        eq(staff.enrolmentHash, enrolmentHash),
      ),
    )
    .returning({ accountId: staff.accountId });
  if (!set) throw new Refused('operationFailure');
  await takeBack(db, [limits.wrongSecondFactors, accountId]);
  const [owner] = await db.select().from(account).where(eq(account.id, accountId));
  const label = (owner && addressOfAccount(owner)?.value) ?? 'desk';
  return { secret: secret.base32, uri: new TOTP({ issuer: 'JZ', label, secret, period }).toString() };
}

/**
 * Opens the desk to a sign-in for eight hours. Each code is taken once, and none that is older than the last. A try counts before
 * it is looked at and is taken back where it was right, so that no number of them at one moment gets one more.
 *
 * @param sessionId the sign-in's id.
 * @param keys null where this server opens the desk to nobody.
 * @returns until when it is open.
 * @throws {Refused} `verificationCodeIncorrect` beside `code`; `operationFailure` after too many, where no app was set up, and
 *   without keys.
 */
export async function giveSecondFactor(
  db: Database,
  { sessionId, code, ...who }: { sessionId: string; code: string } & Asking,
  keys: SealingKeys | null,
  now: Date,
): Promise<Date> {
  const { accountId } = who;
  if (keys === null) throw new Refused('operationFailure');
  await consumeRateLimit(db, limits.wrongSecondFactors, accountId, now);
  const [found] = await db.select().from(staff).where(eq(staff.accountId, accountId));
  const stored = found?.totpSecret;
  if (!found || !stored) throw new Refused('operationFailure');
  const totp = new TOTP({ secret: Secret.fromBase32(open(stored, accountId, keys)), period });
  const delta = totp.validate({ token: code, timestamp: now.getTime(), window: 1 });
  const step = totp.counter({ timestamp: now.getTime() }) + (delta ?? 0);
  const deskUntil = new Date(now.getTime() + deskTime);
  const isTaken =
    delta !== null &&
    (await db.transaction(async (transaction) => {
      // Of two that come with one code at the same moment the second finds the step used.
      const [first] = await transaction
        .update(staff)
        .set({
          totpStep: step,
          totpConfirmedAt: found.totpConfirmedAt ?? now,
          enrolmentHash: null,
          enrolmentUntil: null,
        })
        .where(
          and(
            eq(staff.accountId, accountId),
            eq(staff.totpSecret, stored),
            or(isNull(staff.totpStep), lt(staff.totpStep, step), gt(staff.totpStep, step + slackSteps)),
          ),
        )
        .returning({ accountId: staff.accountId });
      if (!first) return false;
      await transaction.update(token).set({ deskUntil }).where(eq(token.id, sessionId));
      await takeBack(transaction, [limits.wrongSecondFactors, accountId]);
      const isFirst = found.totpConfirmedAt === null;
      if (isFirst) await noteSecurity(transaction, { act: 'app set up', ...doerOf(who) }, now);
      await noteSecurity(transaction, { act: 'desk opened', ...doerOf(who) }, now);
      return true;
    }));
  if (isTaken) return deskUntil;
  await noteSecurity(db, { act: 'second factor refused', ...doerOf(who) }, now);
  throw new Refused('verificationCodeIncorrect', 500, 'code');
}
