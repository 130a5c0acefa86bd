import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  phoneForgetPassword,
  phonePwdLogin,
  registerAndLogin,
  resetPassword,
  sendEmailCode,
  sendSmsCode,
  signOut,
} from '@payload/api/contract';
import { any, object, parse } from 'valibot';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { serviceBase } from './calls/call.ts';
import { openEmbedded } from './db/embedded.ts';
import * as schema from './db/schema.ts';
import { type Child, startChild } from './testing/child.ts';
import { failOnBroken, fillDataFolder } from './testing/databases.ts';

/** One database for both, because making one takes longer than all the rest. */
let folder: string;

/** Has an account already: whoever has just had a code for one gets no other within a minute. */
const customer = '13900139000';

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'payload-server-'));
  await fillDataFolder(folder);
  const store = await openEmbedded(folder, failOnBroken);
  await store.db.insert(schema.account).values({ phone: customer, createdAt: new Date() });
  await store.close();
});

afterAll(() => fs.rmSync(folder, { recursive: true }));

const main = path.join(import.meta.dirname, 'main.ts');

/** Starts the real server, which logs all it ever logs, and gives its address. */
async function start(settings: Record<string, string>): Promise<{ child: Child; origin: string }> {
  const child = startChild(main, [], {
    SITE_DIR: 'none',
    PORT: '0',
    LOG_LEVEL: 'trace',
    DATA_DIR: folder,
    ...settings,
  });
  onTestFinished(() => {
    child.process.kill('SIGKILL');
  });
  const origin = (await child.nextLine())?.replace('The calls are at ', '').replace(/\/$/, '') ?? '';
  return { child, origin };
}

async function get(origin: string, call: { path: string }, query: Record<string, string>): Promise<void> {
  await (
    await fetch(`${origin}${serviceBase[1]}${call.path}?${new URLSearchParams(query).toString()}`)
  ).text();
}

/** Posts to a call and gives the data of its envelope. */
async function post(origin: string, call: { path: string }, body: unknown): Promise<Record<string, unknown>> {
  const reply = await fetch(`${origin}${serviceBase[1]}${call.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { data } = parse(object({ data: any() }), await reply.json());
  return Object(data);
}

it('holds no code, token, ticket, password or full phone number', async () => {
  const { child, origin } = await start({});
  const account = '13800138000';
  const shownCode = async (): Promise<string> => {
    for (;;) {
      const line = await child.nextLine();
      const code = /^The code for 13[89]\*{4}[89]000 is (\w{4});/.exec(line ?? '')?.[1];
      if (code) return code;
      if (line === undefined) throw new Error('The server ended.');
    }
  };

  await get(origin, sendSmsCode, { phone: account });
  const first = await shownCode();
  const password = 'correct horse';
  const given = { account, code: first, password, confirmPassword: password };
  const { token } = await post(origin, registerAndLogin, given);
  await post(origin, phonePwdLogin, { account, password: 'a wrong one' });
  await get(origin, sendSmsCode, { phone: customer, code: first });
  const second = await shownCode();
  const { ticket } = await post(origin, phoneForgetPassword, { account: customer, code: second });
  expect([typeof token, typeof ticket]).toEqual(['string', 'string']);
  await post(origin, resetPassword, {
    ticket,
    password: 'battery staple',
    confirmPassword: 'battery staple',
  });
  // And what is refused before anything is done.
  await post(origin, phonePwdLogin, { account: [account], password: { password } });
  await fetch(`${origin}/api/none?phone=${account}&code=${first}`, { method: 'POST', body: `{"${password}` });
  await fetch(`${origin}${serviceBase[2]}${signOut.path}`, {
    method: 'POST',
    headers: { authorization: String(token) },
  });

  child.process.kill('SIGTERM');
  const { stdout, stderr } = await child.ended;
  const lines = stderr.trim().split('\n');
  expect(lines.length).toBeGreaterThan(16);
  for (const line of lines) expect(() => JSON.parse(line)).not.toThrow();
  expect(stderr).toContain('"path":"/api/offi/public/login/sendSmsCode"');
  const secrets = [String(token), String(ticket), password, 'battery staple', 'a wrong one'];
  for (const secret of [...secrets, 'remoteAddress', 'remotePort']) expect(stderr).not.toContain(secret);
  for (const phone of [account, customer]) expect(stdout).not.toContain(phone);
  for (const code of [first, second]) expect(stderr).not.toMatch(new RegExp(`\\b${code}\\b`));
  for (const secret of secrets) expect(stdout).not.toContain(secret);
});

it('says that a message was not taken, but not whose', async () => {
  const { child, origin } = await start({
    SMTP_URL: 'smtp://me:secret@127.0.0.1:1',
    SMS_URL: 'http://me:secret@127.0.0.1:1/',
  });
  await get(origin, sendSmsCode, { phone: '13700137000' });
  await get(origin, sendEmailCode, { email: 'zoe@example.com' });
  let logged = '';
  await new Promise<void>((resolve) => {
    child.process.stderr?.on('data', (chunk: Buffer) => {
      logged += chunk.toString();
      if (/"kind":"sms".*not taken/.test(logged) && /"kind":"mail".*not taken/.test(logged)) resolve();
    });
  });
  child.process.kill('SIGTERM');
  const { stdout, stderr } = await child.ended;
  expect(stderr).not.toMatch(/13700137000|zoe@example\.com|secret|verification code/i);
  expect(stdout).not.toContain('The code for');
});
