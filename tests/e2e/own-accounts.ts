import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { codeFor } from './codes.ts';
import { expectRunning } from './running.ts';

const t = {
  usePassword: '使用密码',
  address: '手机号',
  password: '密码',
  signIn: '登录',
  ownTitle: '我的账号',
};

/** With what accounts are registered. */
export const firstPassword = 'a lamp on the hill';

let taken = Math.floor(Math.random() * 1e7) * 10;

/** Eight digits that nothing of this run has yet. */
export const newDigits = () =>
  String((taken += 1))
    .padStart(8, '0')
    .slice(-8);

/** Registers an address nobody has used, as another browser would. */
export async function register(request: APIRequestContext): Promise<string> {
  const address = `136${newDigits()}`;
  await request.get(`/api/offi/public/login/sendSmsCode?phone=${address}`);
  const code = await codeFor(request, address);
  const data = { account: address, code, password: firstPassword, confirmPassword: firstPassword };
  const reply = await request.post('/api/offi/public/registerAndLogin', { data });
  expect(await reply.json()).toMatchObject({ code: 200 });
  return address;
}

/** Signs in on the account's own page, by the password it was registered with. */
export async function signInAt(page: Page, address: string): Promise<void> {
  await page.goto('/cn/user');
  await expectRunning(page);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: t.usePassword, exact: true }).click();
  await main.getByLabel(t.address, { exact: true }).fill(address);
  await main.getByLabel(t.password, { exact: true }).fill(firstPassword);
  await main.getByRole('button', { name: t.signIn, exact: true }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(t.ownTitle);
}

/** Opens a row of the settings by keys alone. */
export async function openRow(page: Page, title: string): Promise<void> {
  const summary = page.getByRole('main').locator('summary').getByText(title, { exact: true });
  await summary.focus();
  await summary.press('Enter');
}
