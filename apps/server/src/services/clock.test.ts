import { lettersAndDigits } from '@payload/api/contract';
import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { account, outbox } from '../db/schema.ts';
import { databaseKinds } from '../testing/databases.ts';
import { storeOfSuite } from '../testing/suite-store.ts';
import type { Address } from './address.ts';
import { sendCode, tryCode } from './codes.ts';
import { consumeRateLimit, limits } from './limits.ts';
import { enqueue, takeDue } from './outbox.ts';
import { LimitReached } from './refused.ts';
import { giveSecondFactor, setUpSecondFactor } from './second-factor.ts';
import { addStaff, colleagueIn } from './staff.ts';
import { issueToken, signInOf } from './tokens.ts';
import { countWrongTry, triesUsedUp } from './wrong-codes.ts';

const now = new Date('2026-01-31T08:00:00Z');
const after = (seconds: number) => new Date(now.getTime() + 1000 * seconds);
/** What a clock showed that was wrong for a while. */
const ahead = after(24 * 3600);

const caller = { network: '198.51.100.7', browser: null, userAgent: null };
const plenty = { sms: 1e6, mail: 1e6, wideNetwork: 1e6 };
const keys = [Buffer.alloc(32, 'a key for tests alone')] as const;
const address: Address = { kind: 'email', value: 'zoe@example.com' };

describe.each(databaseKinds)('on $name', ({ missing, open }) => {
  describe.skipIf(missing)('after a clock was a day ahead', () => {
    const store = storeOfSuite(open);

    const send = (at: Date) => sendCode(store.db, { address, language: 'en', caller, budget: plenty }, at);

    it('another code is sent at once, and the one of then is none', async () => {
      await send(ahead);
      const [message] = await store.db.select().from(outbox).where(eq(outbox.recipient, address.value));
      const code = message?.code ?? '';
      await expect(tryCode(store.db, { address, code, caller }, now)).rejects.toThrow(
        'verificationCodeIncorrect',
      );
      expect(await send(now)).toEqual({ validFor: 300, resendAfter: 60 });
      expect(await store.db.$count(outbox, eq(outbox.recipient, address.value))).toBe(2);
    });

    it('clocks that differ by a minute and a half still hold back a code that was just sent', async () => {
      await send(after(3600 + 90));
      expect(await send(after(3600))).toEqual({ validFor: 390, resendAfter: 150 });
    });

    it('limits count again', async () => {
      const limit = limits.wrongSecondFactors;
      const use = (at: Date) => consumeRateLimit(store.db, limit, 'someone', at, limit.most);
      await use(ahead);
      await expect(use(ahead)).rejects.toThrow(LimitReached);
      await use(now);
      await expect(use(after(1))).rejects.toThrow(LimitReached);
    });

    it('wrong codes of a device count again', async () => {
      const trier = { accountId: null, network: caller.network };
      for (let tries = 0; tries < limits.wrongCodesForDeviceFromNetwork.most; tries++)
        await countWrongTry(store.db, 'T90SAMPLE01', trier, new LimitReached(limits.sms), ahead);
      expect(await triesUsedUp(store.db, 'T90SAMPLE01', trier, ahead)).not.toBeNull();
      expect(await triesUsedUp(store.db, 'T90SAMPLE01', trier, now)).toBeNull();
    });

    it('the desk opens with the code of the day, and what was opened then is shut', async () => {
      const email = 'lin@example.com';
      const [row] = await store.db.insert(account).values({ email, createdAt: now }).returning();
      const accountId = row?.id ?? '';
      const { enrolmentCode } = await addStaff(
        store.db,
        { address: { kind: 'email', value: email }, name: 'Lin' },
        now,
      );
      const { token } = await issueToken(store.db, accountId, now);
      const sessionId = (await signInOf(store.db, token, now))?.id ?? '';
      const deskUntil = async (at: Date) => {
        const signIn = await signInOf(store.db, token, at);
        return signIn && colleagueIn(signIn, at)?.deskUntil;
      };
      const { secret } = await setUpSecondFactor(
        store.db,
        { accountId, name: 'Lin', enrolmentCode: lettersAndDigits(enrolmentCode ?? '') },
        keys,
        now,
      );
      const totp = new TOTP({ secret: Secret.fromBase32(secret) });
      const give = (at: Date) => {
        const code = totp.generate({ timestamp: at.getTime() });
        return giveSecondFactor(store.db, { accountId, name: 'Lin', sessionId, code }, keys, at);
      };
      await give(ahead);
      expect(await deskUntil(ahead)).toBeInstanceOf(Date);
      expect(await deskUntil(now)).toBeNull();
      expect(await give(now)).toEqual(after(8 * 3600));
      // A code is still taken once.
      await expect(give(now)).rejects.toThrow('verificationCodeIncorrect');
      await expect(give(after(-30))).rejects.toThrow('verificationCodeIncorrect');
    });

    it('messages leave that were put off then', async () => {
      await store.db.delete(outbox);
      const mail = { kind: 'mail', recipient: address.value, subject: '', body: '', code: null } as const;
      await enqueue(store.db, mail, { now: ahead, lifetime: 7 * 24 * 3600_000 });
      expect(await takeDue(store.db, { kind: 'mail', which: 'any' }, now, 10)).toHaveLength(1);
      expect(await takeDue(store.db, { kind: 'mail', which: 'any' }, after(1), 10)).toHaveLength(0);
    });
  });
});
