import { emailVerify, sendEmailCode, sendSmsCode } from '@payload/api/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { serviceBase } from '../calls/call.ts';
import type { Store } from '../db/store.ts';
import { transportsOf } from '../delivery/transports.ts';
import { databaseKinds } from '../testing/databases.ts';
import { deliverDue } from '../testing/deliver-due.ts';
import { quietParts } from '../testing/parts.ts';
import { startClock } from '../testing/visitors.ts';

const key = 'k'.repeat(43);
const url = `/dev/codes?key=${key}`;

describe.each(databaseKinds.slice(0, 1))('the page of codes', ({ open }) => {
  const clock = startClock();
  const printed: string[] = [];
  let store: Store;
  let dispose: () => Promise<void>;
  let app: FastifyInstance;

  beforeAll(async () => {
    ({ store, dispose } = await open());
    await store.prepare(async () => {});
    app = await createApp({ ...quietParts, store, codesKey: key, now: clock.now });
    await app.inject({ url: serviceBase[1] + sendSmsCode.path, query: { phone: '13800138000' } });
    await app.inject({ url: serviceBase[1] + sendEmailCode.path, query: { email: '<b>@example.com' } });
    await app.inject({ url: serviceBase[1] + sendEmailCode.path, query: { email: 'zoe@example.com' } });
    const settings = { smtpUrl: null, smsUrl: null, mailFrom: 'a@b.c', databaseUrl: null, isPrivate: true };
    const transports = transportsOf(settings, (line) => printed.push(line));
    await deliverDue(store.db, transports, { now: clock.now, onUndelivered: () => {} });
  });

  afterAll(async () => {
    await app.close();
    await dispose();
  });

  it('shows this machine what can be signed in with, as the log does', async () => {
    const page = await app.inject(url);
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    });
    const shown = /<td>zoe@example\.com<\/td><td><code>(\w{4})<\/code>/.exec(page.payload)?.[1];
    expect(page.payload).toContain('<td>13800138000</td>');
    expect(printed).toContain(`The code for z***@example.com is ${shown}; it is valid for 5 minutes.`);
    expect(printed).toContainEqual(expect.stringMatching(/^The code for 138\*{4}8000 is \w{4};/));

    const reply = await app.inject({
      method: 'POST',
      url: serviceBase[1] + emailVerify.path,
      payload: { account: 'zoe@example.com', code: shown },
    });
    expect(reply.json()).toMatchObject({ code: 200 });
  });

  it.each([
    ['another machine', { remoteAddress: '203.0.113.7' }],
    ['another machine by IPv6', { remoteAddress: '2001:db8::1' }],
    ['a proxy', { headers: { 'x-forwarded-for': '127.0.0.1' } }],
    ['a proxy', { headers: { 'x-forwarded-host': 'localhost' } }],
    ['a proxy', { headers: { forwarded: 'for=127.0.0.1' } }],
    ['a proxy', { headers: { 'x-real-ip': '127.0.0.1' } }],
    ['a proxy', { headers: { via: '1.1 proxy' } }],
    ['a foreign name that leads here', { headers: { host: 'evil.example' } }],
    ['a foreign name that looks like ours', { headers: { host: '127.0.0.1.evil.example' } }],
  ])('is refused to %s', async (_whom, request) => {
    const reply = await app.inject({ url, ...request });
    expect(reply.statusCode).toBe(403);
    expect(reply.payload).toMatch(/^Forbidden: .*$/);
  });

  it.each(['/dev/codes', '/dev/codes?key=', `${url}k`, `${url}&key=${key}`])(
    'is refused without its key: %s',
    async (address) => {
      const reply = await app.inject(address);
      expect(reply.statusCode).toBe(403);
      expect(reply.payload).not.toContain(key);
    },
  );

  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('is shown to %s', async (remoteAddress) => {
    expect((await app.inject({ url, remoteAddress })).statusCode).toBe(200);
  });

  it('shows no code that has run out', async () => {
    clock.pass(300);
    expect((await app.inject(url)).payload).toContain('None');
  });

  it('is not there where codes are sent', async () => {
    const sending = await createApp({ ...quietParts, store, now: clock.now });
    expect((await sending.inject(url)).statusCode).toBe(404);
    await sending.close();
  });
});

it.each([
  { smtpUrl: 'smtp://127.0.0.1' },
  { smsUrl: 'http://127.0.0.1' },
  { databaseUrl: 'postgres://127.0.0.1/site' },
  { isPrivate: false },
])('no code is shown with %o', (setting) => {
  const none = { smtpUrl: null, smsUrl: null, mailFrom: 'a@b.c', databaseUrl: null, isPrivate: true };
  expect(transportsOf({ ...none, ...setting }, () => {}).show).toBeNull();
});
