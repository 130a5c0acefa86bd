import { and, eq, gt, isNull, lt, or } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { account, staff, token } from '../db/schema.ts';
import type { Database } from '../db/store.ts';
import { addressOfAccount } from './address.ts';
import { clockSlack } from './clock.ts';
import { countOrRefuse, limits, takeBack } from './limits.ts';
import { Refused } from './refused.ts';
import { open, type SealingKeys, seal } from './sealed-secrets.ts';

/** Milliseconds the desk stays open after a code: a working day. */
export const deskTime = 8 * 3600_000;

/** Seconds a code is shown by the app; one before and one after are taken as well, for clocks that differ. */
const period = 30;

/** A step that lies further ahead was noted by a clock that was. */
const slackSteps = clockSlack / (period * 1000);

/** Bytes of a secret, as many as its SHA-1 has (RFC 4226, 4). */
const secretBytes = 20;

/**
 * Makes a secret for an authenticator app. It can be made anew until a code of it was given.
 *
 * @param keys null where this server opens the desk to nobody.
 * @throws {Refused} `operationFailure` where one is in use, and without keys.
 * @see https://www.rfc-editor.org/rfc/rfc6238
 */
export async function setUpSecondFactor(
  db: Database,
  accountId: string,
  keys: SealingKeys | null,
): Promise<{ secret: string; uri: string }> {
  if (keys === null) throw new Refused('operationFailure');
  const secret = new Secret({ size: secretBytes });
  const [set] = await db
    .update(staff)
    .set({ totpSecret: seal(secret.base32, accountId, keys), totpStep: null })
    .where(and(eq(staff.accountId, accountId), isNull(staff.totpConfirmedAt)))
    .returning({ accountId: staff.accountId });
  if (!set) throw new Refused('operationFailure');
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
  { accountId, sessionId, code }: { accountId: string; sessionId: string; code: string },
  keys: SealingKeys | null,
  now: Date,
): Promise<Date> {
  if (keys === null) throw new Refused('operationFailure');
  await countOrRefuse(db, limits.wrongSecondFactors, accountId, now);
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
        .set({ totpStep: step, totpConfirmedAt: found.totpConfirmedAt ?? now })
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
      return true;
    }));
  if (isTaken) return deskUntil;
  throw new Refused('verificationCodeIncorrect', 500, 'code');
}
