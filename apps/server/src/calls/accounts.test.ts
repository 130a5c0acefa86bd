import {
  activateCare,
  emailForgetPassword,
  emailPwdLogin,
  emailRegisterAndLogin,
  emailVerify,
  envelope,
  phoneForgetPassword,
  phonePwdLogin,
  phoneVerify,
  type ResetTicket,
  registerAndLogin,
  resetPassword,
  type Session,
  sendEmailCode,
  sendSmsCode,
  signOut,
} from '@payload/api/contract';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { account, resetTicket, token, verificationCode } from '../db/schema.ts';
import { signInOf } from '../services/tokens.ts';
import { databasesOfCalls } from '../testing/databases.ts';
import { visitorsOfSuite } from '../testing/suite-visitors.ts';

const password = 'correct horse 电池';

/** The same with a phone number and with an email address. */
const kinds = [
  {
    kind: 'phone',
    domain: '',
    shown: /^1\d\d\*{4}\d{4}$/,
    codeLogin: phoneVerify,
    passwordLogin: phonePwdLogin,
    registration: registerAndLogin,
    forgotten: phoneForgetPassword,
  },
  {
    kind: 'email',
    domain: '@example.com',
    shown: /^1\*{3}@example\.com$/,
    codeLogin: emailVerify,
    passwordLogin: emailPwdLogin,
    registration: emailRegisterAndLogin,
    forgotten: emailForgetPassword,
  },
] as const;

const wrongCode = { code: 500, data: null, key: 'verificationCodeIncorrect', field: 'code' };
const wrongPassword = {
  code: 401,
  msg: 'Verification failed',
  data: null,
  key: 'verificationFailed',
};

describe.each(databasesOfCalls)('on $name', ({ missing, open }) => {
  describe.skipIf(missing)('accounts', () => {
    const { clock, store, visitors } = visitorsOfSuite(open);
    let number = 13_800_138_000;

    const isSignedIn = async ({ token: secret }: Session) =>
      (await signInOf(store.db, secret, clock.now())) !== null;

    describe.each(kinds)(
      'of a $kind',
      ({ domain, shown, codeLogin, passwordLogin, registration, forgotten }) => {
        const newAddress = () => `${++number}${domain}`;

        const signUp = async (address = newAddress()) => {
          const code = await visitors.codeFor(address);
          const given = { account: address, code, password, confirmPassword: password };
          const { data } = await visitors.call<Session>(registration, given);
          return { address, session: data };
        };

        it('are made and entered by a code', async () => {
          const address = newAddress();
          const code = await visitors.codeFor(address);
          expect(code).toMatch(/^[2-9A-HJKMNP-Z]{4}$/);
          const reply = await visitors.call<Session>(codeLogin, {
            account: address,
            code: code.toLowerCase(),
          });
          const { data } = parse(envelope(codeLogin.reply), reply);
          expect(data.account).toMatch(shown);
          expect(data.token).toMatch(/^[\w-]{43}$/);
          expect(Date.parse(data.expiresAt) - clock.now().getTime()).toBe(30 * 24 * 3600_000);

          const again = await visitors.signIn(address);
          expect((await signInOf(store.db, again.token, clock.now()))?.accountId).toBe(
            (await signInOf(store.db, data.token, clock.now()))?.accountId,
          );
        });

        it('are registered with a password, and entered by it', async () => {
          const { address, session } = await signUp();
          expect(await isSignedIn(session)).toBe(true);
          const { data } = await visitors.call<Session>(passwordLogin, { account: address, password });
          expect(await isSignedIn(data)).toBe(true);
          for (const wrong of [`${password} `, password.toUpperCase(), 'something else']) {
            expect(await visitors.call(passwordLogin, { account: address, password: wrong })).toEqual(
              wrongPassword,
            );
          }
        });

        it('have no password until one is set', async () => {
          const address = newAddress();
          await visitors.signIn(address);
          expect(await visitors.call(passwordLogin, { account: address, password })).toEqual(wrongPassword);
        });

        it('get a new password by a code, which ends every sign-in', async () => {
          const { address, session } = await signUp();
          const code = await visitors.codeFor(address);
          const { data: proof } = await visitors.call<ResetTicket>(forgotten, { account: address, code });
          const change = { ticket: proof.ticket, password: 'another one', confirmPassword: 'another one' };
          expect(await visitors.call(resetPassword, change)).toEqual({ code: 200, msg: '', data: null });

          expect(await isSignedIn(session)).toBe(false);
          expect(await visitors.call(passwordLogin, { account: address, password })).toEqual(wrongPassword);
          const entered = await visitors.call<Session>(passwordLogin, {
            account: address,
            password: 'another one',
          });
          expect(await isSignedIn(entered.data)).toBe(true);

          const refusal = { code: 500, msg: 'Verification failed', data: null, key: 'verificationFailed' };
          expect(await visitors.call(resetPassword, change)).toEqual(refusal);
        });

        it('can be reset for ten minutes after the code', async () => {
          const { address } = await signUp();
          const code = await visitors.codeFor(address);
          const { data: proof } = await visitors.call<ResetTicket>(forgotten, { account: address, code });
          clock.pass(10 * 60);
          const change = { ticket: proof.ticket, password: 'another one', confirmPassword: 'another one' };
          expect(await visitors.call(resetPassword, change)).toMatchObject({
            code: 500,
            key: 'verificationFailed',
          });
          expect(await visitors.call(passwordLogin, { account: address, password })).toMatchObject({
            code: 200,
          });
        });

        it('are the same account when they register again, with the new password', async () => {
          const { address, session } = await signUp();
          const first = (await signInOf(store.db, session.token, clock.now()))?.accountId;
          const code = await visitors.codeFor(address);
          const given = { account: address, code, password: 'a new one', confirmPassword: 'a new one' };
          const { data } = await visitors.call<Session>(registration, given);
          expect((await signInOf(store.db, data.token, clock.now()))?.accountId).toBe(first);
          expect(await isSignedIn(session)).toBe(false);
          expect(await visitors.call(passwordLogin, { account: address, password })).toEqual(wrongPassword);
        });

        it('take a code once, however many send it at the same moment', async () => {
          const address = newAddress();
          const code = await visitors.codeFor(address);
          const replies = await Promise.all(
            [1, 2, 3, 4].map(() => visitors.call(codeLogin, { account: address, code })),
          );
          expect(replies.filter((reply) => reply.code === 200)).toHaveLength(1);
          expect(await visitors.call(codeLogin, { account: address, code })).toMatchObject(wrongCode);
        });

        it('take a code for five minutes', async () => {
          const address = newAddress();
          const code = await visitors.codeFor(address);
          clock.pass(299);
          expect(await visitors.call(codeLogin, { account: address, code })).toMatchObject({ code: 200 });
          const late = await visitors.codeFor(address);
          clock.pass(300);
          expect(await visitors.call(codeLogin, { account: address, code: late })).toMatchObject(wrongCode);
        });

        it('are left by signing out, on that browser alone', async () => {
          const { address, session } = await signUp();
          const other = await visitors.signIn(address);
          const request = { serialNumber: 'NONE-0001', contact: 'Zoë', phone: address.slice(0, 11) };
          const enrol = ({ token: secret }: Session) =>
            visitors.call(activateCare, request, { token: secret });
          expect(await enrol(session)).not.toMatchObject({ key: 'pleaseLogInFirst' });

          expect(await visitors.call(signOut, {}, { token: session.token })).toEqual({});
          expect(await enrol(session)).toEqual({ msg: 'Please log in first', key: 'pleaseLogInFirst' });
          expect(await enrol(other)).not.toMatchObject({ key: 'pleaseLogInFirst' });
          expect(await isSignedIn(session)).toBe(false);
          expect(await isSignedIn(other)).toBe(true);
          expect(await visitors.call(signOut, {}, { token: session.token })).toEqual({});
          expect(await visitors.call(signOut, {})).toEqual({});
        });

        it('stay signed in for 30 days', async () => {
          const { session } = await signUp();
          // Used now and then: not at all for two weeks would end it.
          for (let part = 0; part < 3; part += 1) {
            clock.pass(10 * 24 * 3600 - 1);
            expect(await isSignedIn(session)).toBe(true);
          }
          clock.pass(3);
          expect(await isSignedIn(session)).toBe(false);
        });
      },
    );

    it('is one account by every spelling of its address, and reads the message that brings the code', async () => {
      for (const [call, verify, kept, spellings] of [
        [
          sendSmsCode,
          phoneVerify,
          '+447700900987',
          ['+44 (0)7700 900987', '0044 7700.900987', 'tel:+44-7700-900987'],
        ],
        [
          sendSmsCode,
          phoneVerify,
          '13900139087',
          ['86 139 0013 9087', '\u202D139 0013 9087\u202C', '+86 13900139087'],
        ],
        [
          sendEmailCode,
          emailVerify,
          "o'brien@xn--fsqu00a.xn--fiqs8s",
          ["O'Brien@例子.中国", "Pat <o'brien@例子。中国>"],
        ],
      ] as const) {
        const accounts = new Set<string | undefined>();
        for (const spelling of spellings) {
          clock.pass(60);
          await visitors.call(call, { [call === sendSmsCode ? 'phone' : 'email']: spelling });
          const [message] = await visitors.messagesTo(kept);
          const signedIn = await visitors.call<Session>(verify, { account: spelling, code: message?.body });
          expect([spelling, signedIn.code]).toEqual([spelling, 200]);
          accounts.add((await signInOf(store.db, signedIn.data.token, clock.now()))?.accountId);
        }
        expect(accounts.size).toBe(1);
      }
    });

    it('write the code in the language of the site', async () => {
      await visitors.call(sendSmsCode, { phone: '13900139000' }, { language: 'cn' });
      await visitors.call(sendEmailCode, { email: 'Zoë@Example.com' });
      await visitors.call(sendEmailCode, { email: ' Zoe@Example.com ' });
      const [sms] = await visitors.messagesTo('13900139000');
      const [mail] = await visitors.messagesTo('zoe@example.com');
      expect(sms).toMatchObject({ kind: 'sms', subject: '' });
      expect(sms?.body).toContain(`您的验证码是 ${sms?.code}，5 分钟内有效`);
      expect(mail).toMatchObject({ kind: 'mail', subject: 'Your verification code' });
      expect(mail?.body).toContain(`Your verification code is ${mail?.code}.`);
      expect(await visitors.messagesTo('zoë@example.com')).toEqual([]);
    });

    it('are stored without anything that opens them', async () => {
      const address = '13900139001';
      const session = await visitors.signIn(address);
      const code = await visitors.codeFor(address);
      const proof = await visitors.call<ResetTicket>(phoneForgetPassword, { account: address, code });
      const waiting = await visitors.codeFor('13900139002');
      const stored = JSON.stringify([
        await store.db.select().from(token),
        await store.db.select().from(resetTicket),
        await store.db.select().from(verificationCode),
        await store.db.select().from(account),
      ]);
      for (const secret of [session.token, proof.data.ticket, password, `"${waiting}"`]) {
        expect(stored).not.toContain(secret);
      }
      expect(stored).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
    });
  });
});
