import { findCouriers, getOwnSessions, signOut } from '@payload/api/contract';
import { describe, expect, it } from 'vitest';
import { token } from '../db/schema.ts';
import { deleteExpiredCodes } from '../services/tidy.ts';
import { databasesOfCalls } from '../testing/databases.ts';
import { visitorsOfSuite } from '../testing/suite-visitors.ts';

const hour = 3600;
const day = 24 * hour;

describe.each(databasesOfCalls)('on $name', ({ missing, open }) => {
  describe.skipIf(missing)('a sign-in', () => {
    const { clock, store, visitors } = visitorsOfSuite(open);
    let people = 0;

    const signIn = async () => (await visitors.signIn(`token-${++people}@example.com`)).token;
    /** Uses a token: what it was answered with, and the token that is to be used next. */
    const use = async (sent: string) => {
      const { statusCode, headers } = await visitors.send(getOwnSessions, {}, { token: sent });
      return { status: statusCode, next: headers['next-token'] };
    };

    it('has its token for a day, and the next one in the reply after that', async () => {
      const first = await signIn();
      clock.pass(day - hour);
      expect(await use(first)).toEqual({ status: 200, next: undefined });
      clock.pass(2 * hour);
      const { status, next } = await use(first);
      expect(status).toBe(200);
      expect(next).toMatch(/^[\w-]{43}$/);
      const reply = await visitors.send(getOwnSessions, {}, { token: first });
      expect(reply.headers['cache-control']).toBe('no-store');
      // A call without anybody's data says nothing of it.
      expect((await visitors.send(findCouriers, {}, { token: first })).headers['next-token']).toBeUndefined();
    });

    it('is not lost with replies, however long, nor by tabs that ask at one moment', async () => {
      const first = await signIn();
      clock.pass(2 * day);
      const replies = await Promise.all(Array.from({ length: 8 }, () => use(first)));
      const [next] = new Set(replies.map((reply) => reply.next));
      expect(replies).toEqual(replies.map(() => ({ status: 200, next })));
      // None of the replies arrived; the page comes back ten days later.
      clock.pass(10 * day);
      expect(await use(first)).toEqual({ status: 200, next });
      expect(await use(String(next))).toEqual({ status: 200, next: undefined });
      const both = [use(String(next)), use(first), use(String(next)), use(first)];
      expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    });

    it('has no more use for a token some minutes after the next was used', async () => {
      const first = await signIn();
      clock.pass(2 * day);
      const next = String((await use(first)).next);
      await use(next);
      clock.pass(9 * 60);
      expect(await use(first)).toEqual({ status: 200, next: undefined });
      clock.pass(2 * 60);
      expect((await use(first)).status).toBe(401);
      clock.pass(2 * day);
      const third = String((await use(next)).next);
      expect((await use(third)).status).toBe(200);
      // All the time it was one sign-in.
      const reply = await visitors.send(getOwnSessions, {}, { token: third });
      expect(reply.json().sessions).toHaveLength(1);
    });

    it('ends with either token', async () => {
      const first = await signIn();
      clock.pass(2 * day);
      const next = String((await use(first)).next);
      await visitors.send(signOut, {}, { token: next });
      expect([(await use(first)).status, (await use(next)).status]).toEqual([401, 401]);
    });

    it('ends when nobody has used it for 14 days, and is gone then', async () => {
      const first = await signIn();
      const other = await signIn();
      clock.pass(13 * day);
      expect((await use(first)).status).toBe(200);
      clock.pass(2 * day);
      expect((await use(other)).status).toBe(401);
      expect((await use(first)).status).toBe(200);
      const before = await store.db.$count(token);
      await deleteExpiredCodes(store.db, clock.now());
      expect(await store.db.$count(token)).toBeLessThan(before);
      expect((await use(first)).status).toBe(200);
      clock.pass(16 * day);
      expect((await use(first)).status).toBe(401);
    });
  });
});
