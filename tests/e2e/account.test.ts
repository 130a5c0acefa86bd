import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { codeFor } from './codes.ts';
import { joined } from './joined.ts';
import { expectRunning } from './running.ts';
import { expect, test } from './test.ts';

const t = {
  signIn: '登录',
  account: '账号',
  register: '注册账号',
  registerAct: '注册并登录',
  usePassword: '使用密码',
  forgot: '忘记密码',
  back: '返回登录',
  backControl: '返回',
  send: '发送验证码',
  again: '重新发送',
  check: '验证',
  setPassword: '设置新密码',
  address: '手机号',
  code: '验证码',
  password: '密码',
  newPassword: '新密码',
  repeat: '再次输入密码',
  signOut: '退出登录',
  signedOut: '已退出登录',
  wrongCode: '验证码不正确',
  wrongPassword: /账号与密码不匹配/,
  passwordChanged: '密码已修改',
  tooCommon: '这个密码太常见，容易被猜中',
  isAddress: '密码不能与您的手机号或邮箱相同',
  isBlank: '密码不能只有空格或不可见字符',
  spent: '上一个验证码已使用',
  differ: '两次输入的密码不一致',
  kept: '页面上已填写的内容会保留',
  noConnection: /无法连接服务器/,
};

const right = 'correct horse';

let taken = Math.floor(Math.random() * 1e7) * 10;
/** An address nobody has used: of the kind that the first view asks for. */
function newAddress(): string {
  taken += 1;
  const digits = String(taken).padStart(8, '0').slice(-8);
  return `139${digits}`;
}

const entry = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });

async function openStart(page: Page): Promise<void> {
  await page.goto('/cn/series/searchlight');
  await expectRunning(page);
}

async function openPanel(page: Page): Promise<Locator> {
  await entry(page, t.signIn).click();
  await expect(page.getByRole('dialog', { name: t.signIn })).toBeVisible();
  // Each view has a title of its own.
  return page.getByRole('dialog');
}

const field = (scope: Locator, name: string) =>
  scope.getByLabel(name, { exact: true }).and(scope.locator('input'));
const press = (scope: Locator, name: string) => scope.getByRole('button', { name, exact: true }).click();

/** Registers with a code and a password, from an open panel or page. */
async function register(scope: Locator, address: string, request: APIRequestContext) {
  await press(scope, t.register);
  await field(scope, t.address).fill(address);
  await press(scope, t.send);
  await field(scope, t.code).fill(await codeFor(request, address));
  await field(scope, t.password).fill(right);
  await field(scope, t.repeat).fill(right);
  await press(scope, t.registerAct);
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: t.account, exact: true }).click();
  await page.getByRole('menuitem', { name: t.signOut }).click();
  await expect(entry(page, t.signIn)).toBeVisible();
}

/** How the service answers a call for which someone has to be signed in. */
async function statusWith(request: APIRequestContext, token: string): Promise<number> {
  const reply = await request.post('/jz-api/jzcrm/productProblem/deleteUpload/', {
    headers: { authorization: token },
    data: { id: '00000000-0000-4000-8000-000000000000' },
  });
  return reply.status();
}

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('token') ?? '');

test('a visitor registers with a code, signs out, and the token is refused', { tag: '@gate' }, async ({
  page,
  request,
}) => {
  const address = newAddress();
  await openStart(page);
  const panel = await openPanel(page);
  await expect(panel).toContainText(joined(t.kept));
  await register(panel, address, request);

  await expect(panel).toBeHidden();
  const account = page.getByRole('banner').getByRole('button', { name: t.account, exact: true });
  await expect(account).toBeFocused();
  const token = await storedToken(page);
  expect(await statusWith(request, token)).not.toBe(401);

  await signOut(page);
  await expect(page.getByRole('status').filter({ hasText: t.signedOut })).toBeVisible();
  expect(await statusWith(request, token)).toBe(401);
  expect(await storedToken(page)).toBe('');
});

test('a password that is wrong is told, and the right one signs in', { tag: '@gate' }, async ({
  page,
  request,
}) => {
  const address = newAddress();
  await openStart(page);
  await register(await openPanel(page), address, request);
  await signOut(page);

  const panel = await openPanel(page);
  await press(panel, t.usePassword);
  await field(panel, t.address).fill(address);
  await field(panel, t.password).fill('wrong horse');
  await press(panel, t.signIn);
  await expect(panel.getByRole('alert')).toContainText(t.wrongPassword);
  await expect(field(panel, t.address)).toHaveValue(address);
  await expect(field(panel, t.password)).toHaveValue('wrong horse');

  await field(panel, t.password).fill(right);
  await press(panel, t.signIn);
  await expect(panel).toBeHidden();
  await expect(page.getByRole('banner').getByRole('button', { name: t.account })).toBeVisible();
});

test('a password that is easy to guess is refused beside its field, and a better one needs no other code', async ({
  page,
  request,
}) => {
  const address = newAddress();
  await openStart(page);
  const panel = await openPanel(page);
  await press(panel, t.register);
  await field(panel, t.address).fill(address);
  await press(panel, t.send);
  await field(panel, t.code).fill(await codeFor(request, address));
  for (const [weak, message] of [
    ['password1', t.tooCommon],
    [address, t.isAddress],
    ['      ', t.isBlank],
  ] as const) {
    await field(panel, t.password).fill(weak);
    await field(panel, t.repeat).fill(weak);
    await press(panel, t.registerAct);
    await expect(field(panel, t.password)).toHaveAccessibleDescription(new RegExp(message));
    await expect(field(panel, t.password)).toBeFocused();
    await expect(field(panel, t.password)).toHaveValue(weak);
  }
  await field(panel, t.password).fill(right);
  await field(panel, t.repeat).fill(right);
  await press(panel, t.registerAct);
  await expect(panel).toBeHidden();
});

test('a forgotten password is replaced, and other sign-ins end', async ({ page, request }) => {
  // Between two codes for one address there is a minute.
  test.slow();
  const address = newAddress();
  await openStart(page);
  await register(await openPanel(page), address, request);
  await expect(page.getByRole('banner').getByRole('button', { name: t.account })).toBeVisible();
  const token = await storedToken(page);
  await page.evaluate(() => localStorage.clear());
  await page.goto('/cn/user');
  await expectRunning(page);

  const main = page.getByRole('main');
  await press(main, t.forgot);
  await field(main, t.address).fill(address);
  await press(main, t.send);
  await expect(field(main, t.code)).toHaveAccessibleDescription(new RegExp(t.spent));
  // The next one is sent a minute after the one that was used.
  const again = main.getByRole('button', { name: t.again });
  await expect(again).not.toHaveAttribute('aria-disabled', 'true', { timeout: 65_000 });
  await again.click();
  await field(main, t.code).fill(await codeFor(request, address, 2));
  await press(main, t.check);
  await expect(field(main, t.newPassword)).toBeFocused();
  await field(main, t.newPassword).fill('new horse');
  await field(main, t.repeat).fill('another horse');
  await press(main, t.setPassword);
  await expect(field(main, t.repeat)).toHaveAccessibleDescription(new RegExp(t.differ));
  await field(main, t.repeat).fill('new horse');
  await press(main, t.setPassword);

  await expect(main.getByRole('status').filter({ hasText: t.passwordChanged })).toBeVisible();
  expect(await statusWith(request, token)).toBe(401);
  await expect(field(main, t.address)).toHaveValue(address);
  await field(main, t.password).fill('new horse');
  await press(main, t.signIn);
  await expect(main.getByRole('button', { name: t.signOut })).toBeVisible();
});

test('a wrong code is told beside its field and in the summary; nothing typed is lost', async ({
  page,
  request,
}) => {
  const address = newAddress();
  await openStart(page);
  const panel = await openPanel(page);
  await field(panel, t.address).fill(address);
  await press(panel, t.send);
  const code = await codeFor(request, address);
  await expect(panel.getByRole('button', { name: t.again })).toHaveAttribute('aria-disabled', 'true');
  await expect(panel).toContainText(/0:[0-5]\d/);

  // The service gives no code with a 0 and none with a 1.
  await field(panel, t.code).fill('0101');
  await press(panel, t.signIn);
  await expect(field(panel, t.code)).toHaveAccessibleDescription(new RegExp(t.wrongCode));
  await expect(field(panel, t.code)).toBeFocused();
  await expect(panel.getByRole('link', { name: t.wrongCode })).toBeVisible();
  await expect(field(panel, t.code)).toHaveValue('0101');
  await expect(field(panel, t.address)).toHaveValue(address);

  await field(panel, t.code).fill(` ${code.toLowerCase()} `);
  await press(panel, t.signIn);
  await expect(panel).toBeHidden();
});

test('the panel is used by keys alone', async ({ page }) => {
  await openStart(page);
  const link = entry(page, t.signIn);
  await link.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog');
  await expect(panel.getByRole('heading', { name: t.signIn })).toBeFocused();
  const stops = await panel.getByRole('button').or(panel.getByRole('textbox')).count();
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press('Tab');
    expect(await panel.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(link).toBeFocused();

  // Opened again it is at its first view, whatever view it was closed at.
  await page.keyboard.press('Enter');
  await press(panel, t.register);
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('button', { name: t.signIn, exact: true })).toBeVisible();
});

test('every view is accessible', async ({ page, request }) => {
  // Nine views, each looked at as a whole.
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const check = (what: string) => expectAccessible(page, what);
  await openStart(page);
  const panel = await openPanel(page);
  await check('first view');
  await press(panel, t.signIn);
  await expect(field(panel, t.address)).toBeFocused();
  await check('refused');
  await press(panel, t.register);
  await expect(field(panel, t.repeat)).toBeVisible();
  await check('register');
  await press(panel, t.back);
  await press(panel, t.usePassword);
  await expect(field(panel, t.password)).toBeVisible();
  await check('password');
  await panel.getByRole('button', { name: '使用邮箱' }).click();
  await check('password, the other kind of account');
  await panel.getByRole('button', { name: '使用验证码' }).click();
  await check('code, the other kind of account');
  await page.keyboard.press('Escape');

  await openPanel(page);
  await press(panel, t.forgot);
  const address = newAddress();
  await field(panel, t.address).fill(address);
  await press(panel, t.send);
  await expect(panel.getByRole('button', { name: t.again })).toBeVisible();
  await check('forgot');
  await field(panel, t.code).fill(await codeFor(request, address));
  await press(panel, t.check);
  await expect(field(panel, t.newPassword)).toBeVisible();
  await check('new password');
  await field(panel, t.newPassword).fill(right);
  await field(panel, t.repeat).fill(right);
  await press(panel, t.setPassword);
  await field(panel, t.password).fill(right);
  await press(panel, t.signIn);
  await expect(panel).toBeHidden();
  await page.getByRole('banner').getByRole('button', { name: t.account }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await check('menu');
  await page.goto('/cn/user');
  await expect(page.getByRole('main').getByRole('button', { name: t.signOut })).toBeVisible();
  await check('own account');
});

test('another tab notices', async ({ page, context, request }) => {
  await openStart(page);
  const other = await context.newPage();
  await other.goto('/cn/user');
  await register(await openPanel(page), newAddress(), request);
  await expect(other.getByRole('main').getByRole('button', { name: t.signOut })).toBeVisible();
  await press(other.getByRole('main'), t.signOut);
  await expect(entry(page, t.signIn)).toBeVisible();
});

test('on phones there is a way back, and the drawer signs out', async ({ page, request }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openStart(page);
  const panel = await openPanel(page);
  await press(panel, t.usePassword);
  await press(panel, t.backControl);
  await expect(panel.getByRole('button', { name: t.usePassword })).toBeVisible();
  await expect(panel.getByRole('button', { name: t.backControl, exact: true })).toBeHidden();
  await register(panel, newAddress(), request);
  await expect(panel).toBeHidden();
  await expect(entry(page, t.account)).toBeFocused();

  await page.getByRole('button', { name: '打开菜单' }).click();
  await page.getByRole('dialog').getByRole('button', { name: t.signOut }).click();
  await expect(entry(page, t.signIn)).toBeVisible();
  expect(await storedToken(page)).toBe('');
});

test.describe('without a connection', () => {
  test.use({ failures: true });

  test('what failed is told and what was typed is kept', async ({ page, context }) => {
    await openStart(page);
    const panel = await openPanel(page);
    const address = newAddress();
    await field(panel, t.address).fill(address);
    await context.route('**/api/**', (route) => route.abort());
    await press(panel, t.send);
    await expect(panel.getByRole('alert')).toContainText(t.noConnection);
    await expect(field(panel, t.address)).toHaveValue(address);
    await context.unroute('**/api/**');
    await press(panel, t.send);
    await expect(panel.getByRole('alert')).toBeHidden();
    await expect(panel.getByRole('button', { name: t.again })).toBeVisible();
  });

  test('signing out forgets the account here and says so', async ({ page, context, request }) => {
    await openStart(page);
    await register(await openPanel(page), newAddress(), request);
    await expect(page.getByRole('banner').getByRole('button', { name: t.account })).toBeVisible();
    const token = await storedToken(page);
    await context.route('**/jz-api/**', (route) => route.abort());
    await signOut(page);
    await expect(page.getByRole('alert').filter({ hasNotText: /^$/ })).toBeVisible();
    expect(await storedToken(page)).toBe('');
    await context.unroute('**/jz-api/**');
    expect(await statusWith(request, token)).not.toBe(401);
  });
});
