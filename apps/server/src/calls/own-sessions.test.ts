import {
  emailVerify,
  endOtherSessions,
  endOwnSession,
  getOwnSessions,
  type OwnSession,
  type Session,
} from '@payload/api/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databasesOfCalls } from '../testing/databases.ts';
import { visitorsOfSuite } from '../testing/suite-visitors.ts';
import { type Visitors, visitorsOf } from '../testing/visitors.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1';

describe.each(databasesOfCalls)('on $name', ({ missing, open }) => {
  describe.skipIf(missing)('the sessions of an account', () => {
    const { clock, store, visitors } = visitorsOfSuite(open);
    /** A second server on the same database. */
    let elsewhere: Visitors;
    let people = 0;

    beforeAll(async () => {
      elsewhere = await visitorsOf(store, clock);
    });
    afterAll(() => elsewhere.app.close());

    const signIn = async (address: string, userAgent: string) => {
      const code = await visitors.codeFor(address);
      const headers = { 'user-agent': userAgent };
      return (await visitors.call<Session>(emailVerify, { account: address, code }, { headers })).data.token;
    };
    const list = async (token: string, at = visitors): Promise<OwnSession[]> =>
      (await at.send(getOwnSessions, {}, { token })).json().sessions;
    const person = () => `sessions-${++people}@example.com`;

    it('are told in names, with this one first, and no secret among them', async () => {
      const address = person();
      const older = await signIn(address, safari);
      const token = await signIn(address, firefox);
      const sessions = await list(token);
      expect(sessions.map(({ isThis, browser, system }) => [isThis, browser, system])).toEqual([
        [true, 'Firefox', 'Linux'],
        [false, 'Safari', 'iPhone'],
      ]);
      const text = JSON.stringify(sessions);
      for (const secret of [older, token, firefox]) expect(text).not.toContain(secret);
    });

    it('say when each was last used, to five minutes', async () => {
      const address = person();
      const phone = await signIn(address, safari);
      const token = await signIn(address, firefox);
      const usedAt = async () => (await list(token)).find(({ isThis }) => !isThis)?.lastUsedAt;
      const before = await usedAt();
      clock.pass(200);
      await list(phone);
      expect(await usedAt()).toBe(before);
      clock.pass(200);
      await list(phone);
      expect(await usedAt()).toBe(clock.now().toISOString());
    });

    it('end one by one and all at once, for every server', async () => {
      const address = person();
      const [phone, tablet] = [await signIn(address, safari), await signIn(address, safari)];
      const token = await signIn(address, firefox);
      const ofPhone = (await list(phone)).find(({ isThis }) => isThis)?.id;
      const left = (await visitors.send(endOwnSession, { id: ofPhone }, { token })).json().sessions;
      expect(left).toHaveLength(2);
      expect((await elsewhere.send(getOwnSessions, {}, { token: phone })).statusCode).toBe(401);
      expect(await list(tablet, elsewhere)).toHaveLength(2);
      // Done again it changes nothing.
      expect((await visitors.send(endOwnSession, { id: ofPhone }, { token })).json().sessions).toHaveLength(
        2,
      );
      expect((await visitors.send(endOtherSessions, {}, { token })).json().sessions).toHaveLength(1);
      expect((await elsewhere.send(getOwnSessions, {}, { token: tablet })).statusCode).toBe(401);
      expect(await list(token, elsewhere)).toHaveLength(1);
    });
  });
});
