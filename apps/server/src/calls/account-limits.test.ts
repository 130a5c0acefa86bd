import {
  type CodeSent,
  emailPwdLogin,
  phoneForgetPassword,
  phonePwdLogin,
  phoneVerify,
  registerAndLogin,
  sendEmailCode,
  sendSmsCode,
} from '@payload/api/contract';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openCluster } from '../db/cluster.ts';
import { deleteExpiredCodes } from '../services/tidy.ts';
import { clusterMissing, createDatabase, databasesOfCalls } from '../testing/databases.ts';
import { visitorsOfSuite } from '../testing/suite-visitors.ts';
import { startClock, visitorsOf } from '../testing/visitors.ts';

const wrongCode = { code: 500, key: 'verificationCodeIncorrect', field: 'code' };
const tooOften = { code: 500, key: 'operationFailure' };
const password = 'correct horse';

/** A code that is not this one. */
function other(code: string, by = 0): string {
  return (code.startsWith('A') ? 'B' : 'A') + code.slice(1, 3) + 'CDEFGHJK'.charAt(by);
}

let number = 13_700_137_000;
const newPhone = () => String(++number);

describe.each(databasesOfCalls)('on $name', ({ missing, open }) => {
  describe.skipIf(missing)('who guesses', () => {
    const { clock, store, visitors } = visitorsOfSuite(open);

    const signUp = async (phone = newPhone()) => {
      const code = await visitors.codeFor(phone);
      await visitors.call(registerAndLogin, { account: phone, code, password, confirmPassword: password });
      return phone;
    };

    const asked = async (from: string) =>
      (await visitors.call(sendEmailCode, { email: `${newPhone()}@example.com` }, { from })).code;

    /** All that is answered about an address. */
    const answers = async (account: string) => {
      clock.pass(60);
      const sent = await visitors.call(sendSmsCode, { phone: account });
      const [message] = await visitors.messagesTo(account);
      const code = other(message?.code ?? '');
      const replies = [];
      for (const call of [phoneVerify, phoneForgetPassword]) {
        replies.push(await visitors.call(call, { account, code }));
      }
      const registration = { account, code, password, confirmPassword: password };
      replies.push(await visitors.call(registerAndLogin, registration));
      replies.push(await visitors.call(phonePwdLogin, { account, password: 'a guess' }));
      const right = { account, code: message?.code };
      const { code: status, msg, data } = await visitors.call(phoneForgetPassword, right);
      return [sent, ...replies, status, msg, Object.keys(Object(data))];
    };

    it('has five tries at a code, and with many networks ten', async () => {
      const account = newPhone();
      const code = await visitors.codeFor(account);
      for (const guess of [1, 2, 3, 4, 5, 6]) {
        const from = '203.0.113.1';
        expect(
          await visitors.call(phoneVerify, { account, code: other(code, guess) }, { from }),
        ).toMatchObject(wrongCode);
      }
      // The right one is as wrong as any other from there.
      expect(await visitors.call(phoneVerify, { account, code }, { from: '203.0.113.1' })).toMatchObject(
        wrongCode,
      );
      for (const guess of [2, 3, 4, 5, 6]) {
        const from = `203.0.113.${guess}`;
        const call = guess % 2 ? phoneVerify : phoneForgetPassword;
        expect(await visitors.call(call, { account, code: other(code, guess) }, { from })).toMatchObject(
          wrongCode,
        );
      }
      expect(await visitors.call(phoneVerify, { account, code })).toMatchObject(wrongCode);
      clock.pass(60);
      const next = await visitors.codeFor(account);
      expect(await visitors.call(phoneVerify, { account, code: next })).toMatchObject({ code: 200 });
    });

    it('has the fifth try, and gains nothing by trying all at once', async () => {
      const account = newPhone();
      const code = await visitors.codeFor(account);
      for (const guess of [1, 2, 3, 4]) {
        await visitors.call(phoneVerify, { account, code: other(code, guess) });
      }
      expect(await visitors.call(phoneVerify, { account, code })).toMatchObject({ code: 200 });

      const next = await visitors.codeFor(account);
      await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          visitors.call(phoneVerify, { account, code: other(next) }, { from: `198.51.100.${index}` }),
        ),
      );
      expect(await visitors.call(phoneVerify, { account, code: next })).toMatchObject(wrongCode);
    });

    it('gets another code after 60 seconds, and then only that one counts', async () => {
      const account = newPhone();
      const code = await visitors.codeFor(account);
      clock.pass(20);
      const early = await visitors.call<CodeSent>(sendSmsCode, { phone: account });
      expect(early).toMatchObject({ code: 200, data: { validFor: 280, resendAfter: 40 } });
      expect(await visitors.messagesTo(account)).toHaveLength(1);

      clock.pass(40);
      const later = await visitors.call<CodeSent>(sendSmsCode, { phone: account });
      expect(later).toMatchObject({ code: 200, data: { validFor: 300, resendAfter: 60 } });
      const [next] = await visitors.messagesTo(account);
      expect(await visitors.messagesTo(account)).toHaveLength(2);
      expect(await visitors.call(phoneVerify, { account, code })).toMatchObject(wrongCode);
      expect(await visitors.call(phoneVerify, { account, code: next?.code })).toMatchObject({ code: 200 });
    });

    it('gets one message by asking many times at once', async () => {
      const phone = newPhone();
      await Promise.all(Array.from({ length: 10 }, () => visitors.call(sendSmsCode, { phone })));
      expect(await visitors.messagesTo(phone)).toHaveLength(1);
    });

    it('gets ten codes an hour for one address, and with many networks twenty', async () => {
      const phone = newPhone();
      for (let sent = 1; sent <= 10; sent++) {
        expect(await visitors.call(sendSmsCode, { phone }, { from: '192.0.2.1' })).toMatchObject({
          code: 200,
        });
        clock.pass(60);
      }
      expect(await visitors.call(sendSmsCode, { phone }, { from: '192.0.2.1' })).toMatchObject(tooOften);
      for (let sent = 1; sent <= 10; sent++) {
        expect(await visitors.call(sendSmsCode, { phone }, { from: `192.0.2.1${sent}` })).toMatchObject({
          code: 200,
        });
        clock.pass(60);
      }
      expect(await visitors.call(sendSmsCode, { phone })).toMatchObject(tooOften);
      expect(await visitors.messagesTo(phone)).toHaveLength(20);
      clock.pass(40 * 60);
      expect(await visitors.call(sendSmsCode, { phone })).toMatchObject({ code: 200 });
    });

    it('gets no other code within 60 seconds, also when the first one was used', async () => {
      const account = newPhone();
      const code = await visitors.codeFor(account);
      expect(await visitors.call(phoneVerify, { account, code })).toMatchObject({ code: 200 });
      clock.pass(20);
      const early = await visitors.call<CodeSent>(sendSmsCode, { phone: account });
      expect(early).toMatchObject({ code: 200, data: { validFor: 0, resendAfter: 40 } });
      expect(await visitors.messagesTo(account)).toHaveLength(1);
      await deleteExpiredCodes(store.db, clock.now());
      await visitors.call(sendSmsCode, { phone: account });
      expect(await visitors.messagesTo(account)).toHaveLength(1);
      clock.pass(40);
      await visitors.call(sendSmsCode, { phone: account });
      expect(await visitors.messagesTo(account)).toHaveLength(2);
    });

    it('gets 60 codes an hour from one network', async () => {
      for (let sent = 1; sent <= 60; sent++)
        expect(await asked(`2001:db8:7::${sent.toString(16)}`)).toBe(200);
      expect(await asked('2001:db8:7:0:ffff::1')).toBe(500);
      expect(await asked('2001:db8:7:1::1')).toBe(200);
      clock.pass(3600);
      expect(await asked('2001:db8:7::1')).toBe(200);
    });

    it('has ten tries at a password in 15 minutes, the same where there is no account', async () => {
      const known = await signUp();
      const unknown = newPhone();
      for (const account of [known, unknown]) {
        for (let guess = 1; guess <= 10; guess++) {
          const from = '127.0.0.1';
          const reply = await visitors.call(phonePwdLogin, { account, password: `guess ${guess}` }, { from });
          expect(reply).toMatchObject({ code: 401, key: 'verificationFailed' });
        }
        expect(await visitors.call(phonePwdLogin, { account, password })).toMatchObject(tooOften);
      }
      clock.pass(15 * 60);
      expect(await visitors.call(phonePwdLogin, { account: known, password })).toMatchObject({ code: 200 });
    });

    it('has ten tries again after the right password', async () => {
      const account = await signUp();
      for (const round of [1, 2]) {
        for (let guess = 1; guess <= 9; guess++) {
          await visitors.call(phonePwdLogin, { account, password: `guess ${round}` });
        }
        expect(await visitors.call(phonePwdLogin, { account, password })).toMatchObject({ code: 200 });
      }
    });

    it('learns nothing about accounts from what is answered', async () => {
      const known = await signUp();
      const unknown = newPhone();
      expect(await answers(known)).toEqual(await answers(unknown));
    });

    it('learns nothing about accounts from the time it takes', async () => {
      const known = await signUp();
      const noPassword = `${newPhone()}@example.com`;
      await visitors.signIn(noPassword);
      const cases = [
        { name: 'with a password', call: phonePwdLogin, account: known },
        { name: 'without one', call: emailPwdLogin, account: noPassword },
        { name: 'no account', call: phonePwdLogin, account: newPhone() },
      ].map((each) => ({ ...each, times: [] as number[] }));

      for (let round = 0; round < 15; round++) {
        clock.pass(15 * 60);
        // Each has every place once in three rounds, so that none is always the first.
        for (const { call, account, times } of [...cases.slice(round % 3), ...cases.slice(0, round % 3)]) {
          const start = performance.now();
          await visitors.call(call, { account, password: 'a guess' });
          times.push(performance.now() - start);
        }
      }
      const medians = cases.map(({ times }) => times.toSorted((one, two) => one - two)[7] ?? 0);
      const shown = cases.map(({ name }, index) => `${name} ${medians[index]?.toFixed(1)} ms`);
      console.log(`A wrong password takes: ${shown.join(', ')} (medians of 15).`);
      // Without the decoy it would be a tenth.
      expect(Math.max(...medians) / Math.min(...medians)).toBeLessThan(2);
    });
  });
});

describe.skipIf(clusterMissing)('two servers on one database', () => {
  it('count together', async () => {
    const { url, drop } = await createDatabase();
    const clock = startClock();
    const stores = await Promise.all([openCluster(url, () => {}), openCluster(url, () => {})]);
    const [first, second] = stores;
    await first.prepare(async () => {});
    const [here, there] = await Promise.all([visitorsOf(first, clock), visitorsOf(second, clock)]);
    onTestFinished(async () => {
      await Promise.all([here.app.close(), there.app.close()]);
      await Promise.all(stores.map((store) => store.close()));
      await drop();
    });

    const account = newPhone();
    await Promise.all([here, there, here, there].map(({ call }) => call(sendSmsCode, { phone: account })));
    expect(await here.messagesTo(account)).toHaveLength(1);
    const [message] = await there.messagesTo(account);
    const code = message?.code ?? '';
    for (const { call } of [here, there, here, there, here]) {
      expect(await call(phoneVerify, { account, code: other(code) })).toMatchObject(wrongCode);
    }
    expect(await there.call(phoneVerify, { account, code })).toMatchObject(wrongCode);
    expect(await here.call(phoneVerify, { account, code })).toMatchObject(wrongCode);
  });
});
