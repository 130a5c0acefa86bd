import { hash } from '@node-rs/argon2';
import {
  type Call,
  emailPwdLogin,
  emailRegisterAndLogin,
  emailVerify,
  phoneForgetPassword,
  phonePwdLogin,
  phoneVerify,
  type ResetTicket,
  registerAndLogin,
  resetPassword,
  sendSmsCode,
  signOut,
} from '@payload/api/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { account } from '../db/schema.ts';
import { databasesOfCalls } from '../testing/databases.ts';
import { visitorsOfSuite } from '../testing/suite-visitors.ts';
import { type Visitors, visitorsOf } from '../testing/visitors.ts';

const password = 'correct horse';
const ended = { code: 500, key: 'verificationFailed' };
const wrongPassword = { code: 401, key: 'verificationFailed' };

let number = 13_600_136_000;
const newPhone = () => String(++number);

describe.each(databasesOfCalls)('on $name', ({ missing, open }) => {
  describe.skipIf(missing)('a password', () => {
    const { clock, store, visitors } = visitorsOfSuite(open);

    const register = async (address: string, chosen: string) => {
      const code = await visitors.codeFor(address);
      const call = address.includes('@') ? emailRegisterAndLogin : registerAndLogin;
      const given = { account: address, code, password: chosen, confirmPassword: chosen };
      return { code, reply: await visitors.call(call, given) };
    };

    const prove = async (address: string) => {
      const code = await visitors.codeFor(address);
      const { data } = await visitors.call<ResetTicket>(phoneForgetPassword, { account: address, code });
      return data.ticket;
    };

    const reset = (ticket: string, chosen: string) =>
      visitors.call(resetPassword, { ticket, password: chosen, confirmPassword: chosen });

    const enter = (address: string, typed: string) =>
      visitors.call(phonePwdLogin, { account: address, password: typed });

    it('that was set ends every other ticket and code of its address', async () => {
      const address = newPhone();
      await register(address, password);
      const older = await prove(address);
      const newer = await prove(address);
      const code = await visitors.codeFor(address);
      expect(await reset(newer, 'the new horse')).toMatchObject({ code: 200 });
      expect(await reset(older, 'a stolen horse')).toMatchObject(ended);
      expect(await visitors.call(phoneVerify, { account: address, code })).toMatchObject({
        key: 'verificationCodeIncorrect',
      });
      expect(
        await visitors.call(phonePwdLogin, { account: address, password: 'the new horse' }),
      ).toMatchObject({
        code: 200,
      });
    });

    it('that was set by registering again ends them too', async () => {
      const address = newPhone();
      const older = await prove(address);
      await register(address, password);
      expect(await reset(older, 'a stolen horse')).toMatchObject(ended);
      expect(await visitors.call(phonePwdLogin, { account: address, password })).toMatchObject({ code: 200 });
    });

    it('is set once, when two tickets are used at the same moment', async () => {
      const address = newPhone();
      const tickets = [await prove(address), await prove(address)];
      const replies = await Promise.all(
        tickets.map((ticket, index) => reset(ticket, `horse number ${index}`)),
      );
      expect(replies.map(({ code }) => code).toSorted((one, two) => one - two)).toEqual([200, 500]);
      const winner = replies.findIndex(({ code }) => code === 200);
      const given = { account: address, password: `horse number ${winner}` };
      expect(await visitors.call(phonePwdLogin, given)).toMatchObject({ code: 200 });
    });

    it.each([
      ['123456', 'passwordTooCommon'],
      ['password', 'passwordTooCommon'],
      ['PassWord', 'passwordTooCommon'],
      ['password2026', 'passwordTooCommon'],
      ['aaaaaa', 'passwordTooCommon'],
      ['abcabcabc', 'passwordTooCommon'],
      ['qwertyuiop', 'passwordTooCommon'],
      ['987654', 'passwordTooCommon'],
      ['1qaz2wsx', 'passwordTooCommon'],
      ['woaini1314', 'passwordTooCommon'],
      ['ｐａｓｓｗｏｒｄ', 'passwordTooCommon'],
      ['      ', 'passwordBlank'],
      ['\0\0\0\0\0\0', 'passwordBlank'],
      ['\u200b\u200b\u2060\u200b\u200b\u200b', 'passwordBlank'],
      ['abcde\ud83d', 'incorrectFormat'],
    ])('is not taken when it is %j', async (weak, key) => {
      const address = newPhone();
      const { code, reply } = await register(address, weak);
      expect(reply).toMatchObject({ code: 500, key, field: 'password' });
      // The code is as good as before, for another password.
      const given = { account: address, code, password, confirmPassword: password };
      expect(await visitors.call(registerAndLogin, given)).toMatchObject({ code: 200 });
      const ticket = await prove(address);
      expect(await reset(ticket, weak)).toMatchObject({ code: 500, key, field: 'password' });
      expect(await reset(ticket, 'a better one')).toMatchObject({ code: 200 });
    });

    it('is not taken when it is the address', async () => {
      const phone = newPhone();
      const grouped = phone.replace(/^(...)(....)/, '$1.$2–');
      for (const own of [phone, `+86${phone}`, `86 ${phone}`, grouped]) {
        expect((await register(phone, own)).reply).toMatchObject({
          key: 'passwordIsAddress',
          field: 'password',
        });
      }
      const email = `zoe.${newPhone()}@example.com`;
      for (const own of [email, email.toUpperCase(), email.slice(0, email.indexOf('@'))]) {
        expect((await register(email, own)).reply).toMatchObject({
          key: 'passwordIsAddress',
          field: 'password',
        });
      }
      expect((await register(email, `${email} horse`)).reply).toMatchObject({ code: 200 });
    });

    it.each(['brown fox', '明天天气很好', 'Tr0ub4dor&3', 'zoe 1987 x', 'pass the horse'])(
      'is taken when it is %s',
      async (good) => {
        expect((await register(newPhone(), good)).reply).toMatchObject({ code: 200 });
      },
    );

    it('that is weak still signs in whoever had it before', async () => {
      const address = newPhone();
      await register(address, password);
      await store.db
        .update(account)
        .set({ passwordHash: await hash('123456') })
        .where(eq(account.phone, address));
      expect(await visitors.call(phonePwdLogin, { account: address, password: '123456' })).toMatchObject({
        code: 200,
      });
    });

    it('is the same however a keyboard composes its letters', async () => {
      const [composed, decomposed] = ['crème brûlée'.normalize('NFC'), 'crème brûlée'.normalize('NFD')];
      for (const [chosen, typed] of [
        [composed, decomposed],
        [decomposed, composed],
      ] as const) {
        const address = newPhone();
        expect((await register(address, chosen)).reply).toMatchObject({ code: 200 });
        expect(await enter(address, typed)).toMatchObject({ code: 200 });
        expect(await enter(address, chosen)).toMatchObject({ code: 200 });
        expect(await enter(address, 'creme brulee')).toMatchObject(wrongPassword);
      }
      // As it was stored before passwords were normalised.
      const address = newPhone();
      await register(address, password);
      const passwordHash = await hash(decomposed);
      await store.db.update(account).set({ passwordHash }).where(eq(account.phone, address));
      expect(await enter(address, decomposed)).toMatchObject({ code: 200 });
    });

    it('and what it opens are kept in no cache, whatever is answered', async () => {
      const address = newPhone();
      const code = await visitors.codeFor(address);
      const good = { account: address, code, password, confirmPassword: password };
      const asked: [Call, unknown][] = [
        [registerAndLogin, good],
        [registerAndLogin, { ...good, code: '' }],
        [phonePwdLogin, { account: address, password }],
        [phonePwdLogin, { account: address, password: 'wrong one' }],
        [phoneVerify, { account: address, code: 'AAAA' }],
        [emailVerify, {}],
        [emailPwdLogin, { account: 'zoe@example.com', password }],
        [phoneForgetPassword, { account: address, code: 'AAAA' }],
        [resetPassword, { ticket: 'none', password, confirmPassword: password }],
        [sendSmsCode, { phone: address }],
        [signOut, {}],
      ];
      for (const [call, input] of asked) {
        expect((await visitors.send(call, input)).headers['cache-control']).toBe('no-store');
      }
      for (const [payload, type] of [
        ['{', 'application/json'],
        ['x', 'a/b'],
        [`"${'x'.repeat(2 ** 20)}"`, 'application/json'],
      ] as const) {
        const reply = await visitors.app.inject({
          method: 'POST',
          url: `/api${phonePwdLogin.path}`,
          headers: { 'content-type': type },
          payload,
        });
        expect(reply.statusCode).toBeGreaterThanOrEqual(400);
        expect(reply.headers['cache-control']).toBe('no-store');
      }
    });

    it('opens a browser that is known by a cookie which no script and no other site gets hold of', async () => {
      const secure = await visitorsOf(store, clock, { publicUrl: 'https://shop.example', isPrivate: false });
      onTestFinished(() => secure.app.close());
      const address = newPhone();
      await register(address, password);
      const cookieOf = async (from: Visitors, typed: string, cookie?: string) =>
        (await from.send(phonePwdLogin, { account: address, password: typed }, cookie ? { cookie } : {}))
          .headers['set-cookie'];
      expect(await cookieOf(visitors, 'wrong one')).toBeUndefined();
      const given = String(await cookieOf(visitors, password));
      expect(given).toMatch(
        /^known-browser=[\w-]{43}; Path=\/api\/offi\/public; Max-Age=15552000; HttpOnly; SameSite=Strict$/,
      );
      // It stays the same browser; what others have put there is not taken over.
      expect(await cookieOf(visitors, password, given)).toBe(given);
      const planted = `known-browser=${'x'.repeat(43)}`;
      expect(await cookieOf(visitors, password, planted)).not.toContain('xxxxx');
      expect(await cookieOf(secure, password)).toMatch(
        /^__Secure-known-browser=.*; SameSite=Strict; Secure$/,
      );
    });
  });
});
