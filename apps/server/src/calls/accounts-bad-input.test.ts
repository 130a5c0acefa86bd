import {
  type Call,
  emailForgetPassword,
  emailPwdLogin,
  emailRegisterAndLogin,
  emailVerify,
  phoneForgetPassword,
  phonePwdLogin,
  phoneVerify,
  registerAndLogin,
  resetPassword,
  sendEmailCode,
  sendSmsCode,
  signOut,
} from '@payload/api/contract';
import type { InjectOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import { databasesOfCalls } from '../testing/databases.ts';
import { visitorsOfSuite } from '../testing/suite-visitors.ts';
import { serviceBase } from './call.ts';
import { statusText } from './messages.ts';

const phone = '13800138000';
const email = 'zoe@example.com';
const passwords = { password: 'correct horse', confirmPassword: 'correct horse' };

/** Every call that takes a body, and a body that is good but for its code or password. */
const posts: [Call, Record<string, string>][] = [
  [phonePwdLogin, { account: phone, password: 'correct horse' }],
  [emailPwdLogin, { account: email, password: 'correct horse' }],
  [phoneVerify, { account: phone, code: 'AB12' }],
  [emailVerify, { account: email, code: 'AB12' }],
  [phoneForgetPassword, { account: phone, code: 'AB12' }],
  [emailForgetPassword, { account: email, code: 'AB12' }],
  [registerAndLogin, { account: phone, code: 'AB12', ...passwords }],
  [emailRegisterAndLogin, { account: email, code: 'AB12', ...passwords }],
  [resetPassword, { ticket: 'none', ...passwords }],
];

/** Texts that forms are sent by people, scripts and scanners. */
const oddTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '🛩️🔦',
  'مرحبا بالعالم',
  '\u202Eevil\u202C',
  '\uD800',
  'x'.repeat(500),
  '9'.repeat(500),
  `${'x'.repeat(500)}@example.com`,
  "' or 1=1 --",
  '${7*7}',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '%00',
  '＋８６１３８００１３８０００\u200B',
  '-1',
  '1e999',
];
const oddValues: unknown[] = [
  ...oddTexts,
  null,
  0,
  1.5,
  true,
  [],
  ['13800138000'],
  {},
  { toString: 'x' },
  [[[[]]]],
];

describe.each(databasesOfCalls)('on $name', ({ missing, open }) => {
  describe.skipIf(missing)('a call about accounts', () => {
    const { visitors } = visitorsOfSuite(open);

    const send = (call: Call, options: InjectOptions) =>
      visitors.app.inject({ method: call.method, url: serviceBase[call.client] + call.path, ...options });
    const json = { 'content-type': 'application/json' };

    describe.each(posts)('$path', (call, good) => {
      it('names the field that is missing', async () => {
        for (const field of Object.keys(good)) {
          const { [field]: _left, ...rest } = good;
          const reply = await send(call, { payload: rest });
          expect([reply.statusCode, reply.json()]).toMatchObject([
            200,
            { code: 500, data: null, key: 'cannotBeEmpty', field },
          ]);
        }
      });

      it('refuses odd values in every field', async () => {
        for (const field of Object.keys(good)) {
          for (const value of oddValues) {
            const reply = await send(call, { payload: { ...good, [field]: value } });
            expect([field, value, reply.statusCode]).toEqual([field, value, 200]);
            expect(reply.json()).toMatchObject({ data: null, msg: expect.stringMatching(/./) });
            expect([500, 401]).toContain(reply.json().code);
          }
        }
      });

      it.each([
        ['malformed JSON', { headers: json, payload: '{"account":' }, 400],
        ['no JSON at all', { headers: json, payload: '<xml/>' }, 400],
        ['an empty body', { headers: json, payload: '' }, 400],
        ['a poisoned prototype', { headers: json, payload: '{"__proto__":{"a":1}}' }, 400],
        ['10 MB', { headers: json, payload: JSON.stringify({ account: 'x'.repeat(10_000_000) }) }, 413],
        [
          'a form',
          { headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: 'account=1' },
          415,
        ],
        [
          'JSON that says it is text',
          { headers: { 'content-type': 'text/plain' }, payload: JSON.stringify(good) },
          415,
        ],
        [
          'JSON that does not say so',
          { headers: { 'content-type': '' }, payload: JSON.stringify(good) },
          415,
        ],
        ['an unknown type', { headers: { 'content-type': 'image/png' }, payload: 'x' }, 415],
        ['a broken type', { headers: { 'content-type': ';;;' }, payload: '{}' }, 415],
      ])('refuses %s', async (_what, options, status) => {
        const reply = await send(call, options);
        expect([reply.statusCode, reply.json()]).toEqual([
          status,
          { code: status, msg: statusText('en', status), data: null },
        ]);
      });

      it.each(['null', '1', 'true', '"text"', '[]', '[{}]', '['.repeat(5000) + ']'.repeat(5000)])(
        'refuses the body %.10s',
        async (payload) => {
          const reply = await send(call, { headers: json, payload });
          expect(reply.statusCode).toBe(200);
          expect(reply.json()).toMatchObject({ code: 500, data: null });
        },
      );

      it('takes no other method', async () => {
        for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const) {
          const reply = await send(call, { method });
          expect([method, reply.statusCode, reply.headers.allow]).toEqual([method, 405, 'POST']);
        }
      });
    });

    it.each([
      [sendSmsCode, 'phone'],
      [sendEmailCode, 'email'],
    ] as const)('$path refuses odd addresses, and sends nothing', async (call, field) => {
      const path = serviceBase[1] + call.path;
      const taken = '＋８６１３８００１３８０００\u200B';
      for (const text of oddTexts.filter((each) => each !== taken && each !== '\uD800')) {
        const reply = await send(call, { query: { [field]: text } });
        expect([text, reply.statusCode, reply.json()]).toMatchObject([text, 200, { code: 500, field }]);
      }
      const wrongAddresses = [path, `${path}?${field}=%`, `${path}?${field}=%00`, `${path}?${field}=%ff%fe`];
      for (const url of [...wrongAddresses, `${path}?${field}=1&${field}=2`, `${path}?${field}[]=1`]) {
        expect((await visitors.app.inject(url)).json()).toMatchObject({ code: 500, field });
      }
      for (const method of ['POST', 'PUT', 'DELETE'] as const) {
        expect((await send(call, { method })).statusCode).toBe(405);
      }
    });

    it('signOut takes any token for signed out', async () => {
      for (const authorization of [
        '',
        ' ',
        'Bearer',
        'Bearer x',
        'null',
        "' or 1=1",
        'é',
        'x'.repeat(9000),
      ]) {
        const reply = await send(signOut, { headers: { authorization } });
        expect([reply.statusCode, reply.json()]).toEqual([200, {}]);
      }
      const reply = await send(signOut, { headers: json, payload: '{' });
      expect(reply.statusCode).toBe(400);
    });

    it('takes every password of 6 to 256 characters as it was typed', async () => {
      const long = 'horse & riders, '.repeat(15) + 'sixteen of them.';
      for (const password of ['ho\0rse\0rider', '🛩️🔦🛩️🔋', 'مرحبا بالعالم', '  spaces  ', long]) {
        const code = await visitors.codeFor(email);
        const body = { account: email, code, password, confirmPassword: password };
        expect(await visitors.call(emailRegisterAndLogin, body)).toMatchObject({ code: 200 });
        expect(await visitors.call(emailPwdLogin, { account: email, password })).toMatchObject({ code: 200 });
        expect(
          await visitors.call(emailPwdLogin, { account: email, password: password.trim() + 1 }),
        ).toMatchObject({
          code: password.length === 256 ? 500 : 401,
        });
      }
    });
  });
});
