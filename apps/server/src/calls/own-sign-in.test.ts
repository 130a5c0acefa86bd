import {
  type Call,
  changeEmail,
  changePassword,
  changePhone,
  emailPwdLogin,
  emailRegisterAndLogin,
  getOwnSessions,
  getOwnSignIn,
  phonePwdLogin,
  type Session,
  sendOwnCode,
} from '@payload/api/contract';
import { describe, expect, it } from 'vitest';
import { databasesOfCalls } from '../testing/databases.ts';
import { visitorsOfSuite } from '../testing/suite-visitors.ts';

const old = 'a lamp on the hill';
const chosen = 'seven quiet rivers';
const twice = (password: string) => ({ password, confirmPassword: password });

describe.each(databasesOfCalls)('on $name', ({ missing, open }) => {
  describe.skipIf(missing)('someone who is signed in', () => {
    const { clock, visitors } = visitorsOfSuite(open, { publicUrl: 'https://example.com' });
    let people = 0;

    const person = () => `own-${++people}@example.com`;
    const register = async (address: string) => {
      const code = await visitors.codeFor(address);
      const given = { account: address, code, ...twice(old) };
      return (await visitors.call<Session>(emailRegisterAndLogin, given)).data.token;
    };
    const ask = async (call: Call<2>, token: string, input: object, language: 'en' | 'cn' = 'en') => {
      const reply = await visitors.send(call, input, { token, language });
      return { status: reply.statusCode, ...reply.json() };
    };
    const enter = (account: string, password: string) =>
      visitors.call<Session>(emailPwdLogin, { account, password });
    const isSignedIn = async (token: string) => (await ask(getOwnSessions, token, {})).status === 200;
    const subjectsTo = async (address: string) =>
      (await visitors.messagesTo(address)).filter(({ code }) => code === null).map(({ subject }) => subject);

    it('changes the password with the old one; other sign-ins end, and the address is told', async () => {
      const address = person();
      const token = await register(address);
      const elsewhere = (await enter(address, old)).data.token;
      const wrong = await ask(changePassword, token, { currentPassword: 'not this one', ...twice(chosen) });
      expect(wrong).toMatchObject({ status: 400, key: 'verificationFailed', field: 'currentPassword' });
      const weak = await ask(changePassword, token, { currentPassword: old, ...twice('password1') });
      expect(weak).toMatchObject({ key: 'passwordTooCommon', field: 'password' });
      const own = await ask(changePassword, token, { currentPassword: old, ...twice(address) });
      expect(own).toMatchObject({ key: 'passwordIsAddress' });
      const differing = { currentPassword: old, password: chosen, confirmPassword: old };
      expect(await ask(changePassword, token, differing)).toMatchObject({ field: 'confirmPassword' });
      expect(await ask(changePassword, token, twice(chosen))).toMatchObject({
        key: 'pleaseEnterPassword',
        field: 'currentPassword',
      });
      expect(await isSignedIn(elsewhere)).toBe(true);

      const done = await ask(changePassword, token, { currentPassword: old, ...twice(chosen) }, 'cn');
      expect(done.status).toBe(200);
      expect([await isSignedIn(token), await isSignedIn(elsewhere)]).toEqual([true, false]);
      expect((await enter(address, old)).code).toBe(401);
      expect((await enter(address, chosen)).code).toBe(200);
      expect(await subjectsTo(address)).toEqual(['您的密码已修改']);
      const [mail] = (await visitors.messagesTo(address)).filter(({ code }) => code === null);
      expect(mail?.body).toContain('https://example.com/cn/user');
      expect(mail?.body).not.toContain(chosen);
    });

    // Of one sign-in: a change ends all others, so that whoever is later elsewhere may be told just that.
    it('is changed by one of two who show the same password at the same moment, and the other is told why not', async () => {
      const address = person();
      const token = await register(address);
      const passwords = [chosen, 'nine slow barges'] as const;
      const change = (password: string) =>
        ask(changePassword, token, { currentPassword: old, ...twice(password) });
      const replies = await Promise.all([change(passwords[0]), change(passwords[1])]);
      const winner = replies.findIndex(({ status }) => status === 200);
      expect(replies[1 - winner]).toMatchObject({ key: 'verificationFailed', field: 'currentPassword' });
      const codes = await Promise.all(passwords.map(async (each) => (await enter(address, each)).code));
      expect(codes).toEqual(winner === 0 ? [200, 401] : [401, 200]);
    });

    it('sets a first password with a code to the own address, which is then used up', async () => {
      const address = person();
      const { token } = await visitors.signIn(address);
      expect(await ask(getOwnSignIn, token, {})).toMatchObject({
        email: 'o***@example.com',
        phone: null,
        hasPassword: false,
      });
      clock.pass(60);
      expect((await ask(sendOwnCode, token, {})).status).toBe(200);
      const code = (await visitors.messagesTo(address))[0]?.code ?? '';
      const given = { code, ...twice(chosen) };
      expect((await ask(changePassword, token, { ...given, code: '0000' })).key).toBe(
        'verificationCodeIncorrect',
      );
      expect((await ask(changePassword, token, given)).status).toBe(200);
      expect((await ask(changePassword, token, given)).key).toBe('verificationCodeIncorrect');
      expect((await enter(address, chosen)).code).toBe(200);
    });

    it('has ten tries at the own password, for the right one as well', async () => {
      const token = await register(person());
      const tryIt = (currentPassword: string) =>
        ask(changePassword, token, { currentPassword, ...twice(chosen) });
      for (let tried = 0; tried < 10; tried += 1) await tryIt(`wrong lamp ${tried}`);
      expect(await tryIt(old)).toMatchObject({ status: 400, key: 'operationFailure' });
      clock.pass(16 * 60);
      expect((await tryIt(old)).status).toBe(200);
    });

    it('moves to another address with its code, and the old one is told and free again', async () => {
      const [address, next] = [person(), person()];
      const token = await register(address);
      const code = await visitors.codeFor(next);
      const given = { account: next.toUpperCase(), accountCode: code };
      expect(await ask(changeEmail, token, given)).toMatchObject({
        key: 'pleaseEnterPassword',
        field: 'currentPassword',
      });
      expect(
        (await ask(changeEmail, token, { ...given, accountCode: '0000', currentPassword: old })).key,
      ).toBe('verificationCodeIncorrect');
      expect((await enter(address, old)).code).toBe(200);
      const changed = await ask(changeEmail, token, { ...given, currentPassword: old });
      expect(changed).toMatchObject({ status: 200, email: 'o***@example.com', hasPassword: true });
      expect((await enter(next, old)).code).toBe(200);
      expect((await enter(address, old)).code).toBe(401);
      expect(await isSignedIn(token)).toBe(true);
      expect(await subjectsTo(address)).toEqual(['The email address of your account was changed']);
      // Whoever has the old address now begins with nothing.
      const { token: fresh } = await visitors.signIn(address);
      expect(await ask(getOwnSignIn, fresh, {})).toMatchObject({ hasPassword: false });
    });

    it('tells the address it had in between where it moves twice at the same moment', async () => {
      const [address, one, other] = [person(), person(), person()];
      const token = await register(address);
      const moves = [one, other].map(async (account) => ({
        account,
        accountCode: await visitors.codeFor(account),
      }));
      const given = await Promise.all(moves);
      const replies = await Promise.all(
        given.map((move) => ask(changeEmail, token, { ...move, currentPassword: old })),
      );
      expect(replies.map(({ status }) => status)).toEqual([200, 200]);
      const between = (await enter(one, old)).code === 200 ? other : one;
      for (const left of [address, between]) {
        expect((await enter(left, old)).code).toBe(401);
        expect(await subjectsTo(left)).toEqual(['The email address of your account was changed']);
      }
    });

    it('adds a phone number, and signs in with it', async () => {
      const address = person();
      const token = await register(address);
      const account = '+447700900123';
      const code = await visitors.codeFor(account);
      const changed = await ask(changePhone, token, { account, accountCode: code, currentPassword: old });
      expect(changed).toMatchObject({ status: 200, phone: '+4477****0123' });
      expect((await visitors.call(phonePwdLogin, { account, password: old })).code).toBe(200);
      expect(await subjectsTo(address)).toEqual(['The phone number of your account was changed']);
    });

    it('learns that an address is another’s only with its code', async () => {
      const [address, taken] = [person(), person()];
      await register(taken);
      const token = await register(address);
      const wrong = { account: taken, accountCode: '0000', currentPassword: old };
      const nobodys = { account: person(), accountCode: '0000', currentPassword: old };
      const [one, other] = [await ask(changeEmail, token, wrong), await ask(changeEmail, token, nobodys)];
      expect(one).toEqual(other);
      const code = await visitors.codeFor(taken);
      expect(await ask(changeEmail, token, { ...wrong, accountCode: code })).toMatchObject({
        status: 400,
        key: 'notPossibleNow',
        field: 'account',
      });
      expect((await enter(taken, old)).code).toBe(200);
      expect((await enter(address, old)).code).toBe(200);
    });
  });
});
