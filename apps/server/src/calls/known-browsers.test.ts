import { phonePwdLogin, phoneVerify, registerAndLogin, sendSmsCode } from '@payload/api/contract';
import { describe, expect, it } from 'vitest';
import { count, limits } from '../services/limits.ts';
import { databasesOfCalls } from '../testing/databases.ts';
import { visitorsOfSuite } from '../testing/suite-visitors.ts';

const wrongCode = { code: 500, key: 'verificationCodeIncorrect', field: 'code' };
const tooOften = { code: 500, key: 'operationFailure' };
const password = 'correct horse';

/** A code that is not this one. */
function other(code: string, by = 0): string {
  return (code.startsWith('A') ? 'B' : 'A') + code.slice(1, 3) + 'CDEFGHJK'.charAt(by);
}

let number = 13_400_134_000;
const newPhone = () => String(++number);

describe.each(databasesOfCalls)('on $name', ({ missing, open }) => {
  describe.skipIf(missing)('who guesses at the account of another', () => {
    const { clock, store, visitors } = visitorsOfSuite(open);

    const signUp = async () => {
      const phone = newPhone();
      const code = await visitors.codeFor(phone);
      await visitors.call(registerAndLogin, { account: phone, code, password, confirmPassword: password });
      return phone;
    };

    it('does not lock the owner out, who comes from another network', async () => {
      const account = await signUp();
      for (let guess = 1; guess <= 12; guess++) {
        await visitors.call(phonePwdLogin, { account, password: `guess ${guess}` }, { from: '203.0.113.50' });
      }
      const reply = await visitors.call(phonePwdLogin, { account, password }, { from: '198.51.100.50' });
      expect(reply).toMatchObject({ code: 200 });

      const code = await visitors.codeFor(account);
      for (let guess = 0; guess < 8; guess++) {
        const given = { account, code: other(code, guess) };
        expect(await visitors.call(phoneVerify, given, { from: '203.0.113.50' })).toMatchObject(wrongCode);
      }
      expect(await visitors.call(phoneVerify, { account, code }, { from: '198.51.100.50' })).toMatchObject({
        code: 200,
      });
    });

    it('with many networks has a hundred tries at a password in an hour, and does not keep a known browser out', async () => {
      const account = newPhone();
      const code = await visitors.codeFor(account);
      const given = { account, code, password, confirmPassword: password };
      const signedIn = await visitors.send(registerAndLogin, given, { from: '198.51.100.60' });
      const cookie = String(signedIn.headers['set-cookie']);
      // Of a hundred, the last five are tried here.
      await count(store.db, limits.passwordsForAddress, account, clock.now(), 95);
      for (let guess = 1; guess <= 5; guess++) {
        const from = `203.0.113.${guess}`;
        const reply = await visitors.call(phonePwdLogin, { account, password: 'a guess' }, { from });
        expect(reply).toMatchObject({ code: 401 });
      }
      const enter = (sent: { from: string; cookie?: string }, as = account) =>
        visitors.call(phonePwdLogin, { account: as, password }, sent);
      expect(await enter({ from: '198.51.100.61' })).toMatchObject(tooOften);
      expect(await enter({ from: '198.51.100.61', cookie })).toMatchObject({ code: 200 });
      expect(
        await enter({ from: '198.51.100.61', cookie: cookie.replace(/=[^;]{5}/, '=AAAAA') }),
      ).toMatchObject(tooOften);

      // It is known to one account alone, and has ten tries of its own.
      const stranger = await signUp();
      for (let guess = 1; guess <= 10; guess++) {
        const reply = await visitors.call(
          phonePwdLogin,
          { account: stranger, password: 'a guess' },
          { from: '198.51.100.61', cookie },
        );
        expect(reply).toMatchObject({ code: 401 });
      }
      expect(await enter({ from: '198.51.100.61', cookie }, stranger)).toMatchObject(tooOften);
      for (let guess = 1; guess <= 10; guess++) {
        await visitors.call(
          phonePwdLogin,
          { account, password: 'a guess' },
          { from: '198.51.100.62', cookie },
        );
      }
      expect(await enter({ from: '198.51.100.62', cookie })).toMatchObject(tooOften);
    });

    it('cannot use up codes and tries of a known browser', async () => {
      const account = newPhone();
      const first = await visitors.send(phoneVerify, { account, code: await visitors.codeFor(account) });
      const cookie = String(first.headers['set-cookie']);
      clock.pass(3600);
      for (let sent = 1; sent <= 20; sent++) {
        await visitors.call(sendSmsCode, { phone: account }, { from: `203.0.113.${sent}` });
        clock.pass(60);
      }
      expect(await visitors.call(sendSmsCode, { phone: account }, { from: '198.51.100.70' })).toMatchObject(
        tooOften,
      );
      const code = await visitors.codeFor(account, { from: '198.51.100.70', cookie });
      for (let guess = 1; guess <= 12; guess++) {
        await visitors.call(phoneVerify, { account, code: other(code) }, { from: `203.0.113.${guess}` });
      }
      const given = { account, code };
      expect(await visitors.call(phoneVerify, given, { from: '198.51.100.70' })).toMatchObject(wrongCode);
      expect(await visitors.call(phoneVerify, given, { from: '198.51.100.70', cookie })).toMatchObject({
        code: 200,
      });
    });
  });
});
