import { execFileSync } from 'node:child_process';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expectAccessible } from './accessible.ts';
import { codeFor } from './codes.ts';
import { expect } from './test.ts';

const words = {
  en: {
    enrol: 'Set up the desk',
    enrolment: 'Enrolment code',
    setUp: 'Set up the second factor',
    code: 'Code of the app',
    wrong: 'This code is wrong or was used already.',
    find: 'Find requests',
  },
  cn: {
    enrol: '启用服务台',
    enrolment: '启用码',
    setUp: '设置第二重验证',
    code: '动态码',
    wrong: '动态码有误或已用过',
    find: '查找申请',
  },
};

/** Runs a command of the server, as whoever runs the service does; gives what it says. */
export function byOperator(command: 'staff' | 'requests', ...args: string[]): string {
  return execFileSync(process.execPath, [`apps/server/src/commands/${command}.ts`, ...args], {
    env: { ...process.env, DATA_DIR: process.env['E2E_DATA_DIR'] },
    encoding: 'utf8',
  });
}

/** Types the enrolment code that the command has printed. */
export async function enrol(page: Page, language: 'en' | 'cn', printed: string): Promise<void> {
  const code = /[2-9A-Z]{5}-[2-9A-Z]{5}/.exec(printed)?.[0] ?? '';
  await page.getByLabel(words[language].enrolment, { exact: true }).fill(code);
  await page.keyboard.press('Enter');
}

/** The secret that an authenticator app is given, in groups of four (Base32, RFC 4648). */
export async function shownSecret(page: Page): Promise<string> {
  const shown = page.getByRole('definition').filter({ hasText: /^(?:[A-Z2-7]{4} ?)+$/ });
  return ((await shown.textContent()) ?? '').replaceAll(/\s/g, '');
}

/** What an authenticator app shows. */
const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate();

let colleagues = 0;

/** Someone of the staff in a browser of their own, who has signed in on the site and set up their app. */
export async function staffIn(
  {
    browser,
    request,
    origin,
    language,
  }: { browser: Browser; request: APIRequestContext; origin: string; language: 'en' | 'cn' },
  name: string,
): Promise<Page> {
  const address = `desk-${language}-${Date.now()}-${++colleagues}@maker.example`;
  // No two of the staff have one name, nor does one of a run before.
  const added = byOperator('staff', 'add', address, `${name} ${Date.now()}-${colleagues}`);
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  // The sign-in itself is walked elsewhere.
  await request.get('/api/offi/public/login/sendEmailCode', { params: { email: address } });
  const code = await codeFor(request, address);
  const reply = await request.post('/api/offi/public/registerOrLogin/emailVerify', {
    data: { account: address, code },
  });
  const { data }: { data: { token: string; account: string; expiresAt: string } } = await reply.json();
  await context.addInitScript(
    ([token, account, expiresAt]) => {
      localStorage.setItem('token', token ?? '');
      localStorage.setItem('account', JSON.stringify({ account, expiresAt }));
    },
    [data.token, data.account, data.expiresAt],
  );
  await page.goto(`/${language}/desk`);
  const said = words[language];
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(said.enrol);
  await expectAccessible(page, 'enrolment');
  await enrol(page, language, added);
  await expect(title).toHaveText(said.setUp);
  const secret = await shownSecret(page);
  // The field sends what is whole by itself.
  await page.getByLabel(said.code).fill('000000');
  await expect(page.getByText(said.wrong).first()).toBeVisible();
  await expectAccessible(page, 'a wrong code');
  await page.getByLabel(said.code).fill(codeOf(secret));
  await expect(page.getByRole('searchbox', { name: said.find })).toBeVisible();
  return page;
}
