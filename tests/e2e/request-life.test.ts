import { execFileSync } from 'node:child_process';
import { expectAccessible } from './accessible.ts';
import { expectRunning } from './running.ts';
import { field, fillRepair, send, signIn, words } from './service-forms.ts';
import { expect, test } from './test.ts';

const said = {
  heading: '处理进度',
  slip: { name: '序列号', other: 'Serial number', ask: /^寄出设备前，请向客服索取/ },
  states: ['已提交', '已收件', '检测中', '已报价', '维修中', '已寄回'],
  note: '维修人员留言：120 EUR, one lamp',
  sendBy: /请在 \d{4}年\d+月\d+日前寄出/,
  damageBy: /如有运输损坏，请在 \d{4}年\d+月\d+日前/,
  step: '检测与付款',
  withdraw: '撤回申请',
  keep: '保留申请',
  act: '撤回',
  withdrawn: '您已撤回本申请',
  standing: '进度',
  withdrawnName: '已撤回',
  device: {
    serial: 'DS4-SAMPLE-01',
    verification: 'V2QE',
    activation: 'DS44-9TBG-56MH',
    files: '手册与固件',
    path: '/cn/details/downloads/DS4',
    enrol: '加入无忧服务',
    repair: '申请维修',
  },
  follow: {
    title: '查询进度',
    number: '申请编号',
    reach: '电话或邮箱',
    act: '查看进度',
    missing: '请输入电话或邮箱',
    none: '没有同时符合两项的申请',
    another: '查询另一个申请',
  },
};

/** What staff do with a request, by the command that they have. */
function byStaff(...args: string[]): void {
  execFileSync(process.execPath, ['apps/server/src/commands/requests.ts', ...args], {
    env: { ...process.env, DATA_DIR: process.env['E2E_DATA_DIR'] },
  });
}

// Whole walks, with a sign-in in the middle.
test.setTimeout(120_000);

const t = words.cn;

test.beforeEach(async ({ page, request }) => {
  await page.goto('/cn/apply/repair');
  await fillRepair(page, t, 'T90-SAMPLE-01');
  await send(page, t.acts.repair);
  await signIn(page, t, request);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.received);
});

test('a repair is followed from the form until it is returned', async ({ page }) => {
  const main = page.getByRole('main');
  const number = (await page.getByRole('figure', { name: t.number }).textContent()) ?? '';
  await expect(main.getByRole('heading', { name: said.heading })).toBeVisible();
  await expect(main.getByText(said.sendBy)).toBeVisible();
  byStaff('set', number, 'received');
  byStaff('set', number, 'inspecting');
  byStaff('set', number, 'quoted', '120 EUR, one lamp');
  await page.reload();
  await expect(main.getByRole('listitem').and(page.locator('[aria-current=step]'))).toContainText(said.step);
  await expect(main.getByText(said.note)).toBeVisible();
  await expect(main.getByText(said.sendBy)).toHaveCount(0);
  await expect(main.getByRole('button', { name: said.withdraw })).toHaveCount(0);

  byStaff('set', number, 'repairing');
  byStaff('set', number, 'returned');
  await page.reload();
  await expect(main.getByText(said.damageBy)).toBeVisible();
  for (const state of said.states) await expect(main.getByRole('heading', { name: state })).toBeVisible();
  await expectAccessible(page);

  byStaff('undo', number);
  await page.reload();
  await expect(main.getByText(said.damageBy)).toHaveCount(0);
  await main.getByRole('link', { name: t.own }).click();
  await expect(main).toContainText(said.standing);
  await expect(main).toContainText(said.states[4] ?? '');
});

test('a slip for the parcel has the number to scan, and its names in both languages', async ({ page }) => {
  const main = page.getByRole('main');
  const number = (await page.getByRole('figure', { name: t.number }).textContent()) ?? '';
  const name = main.getByRole('term').filter({ hasText: said.slip.name });
  await expect(main.getByRole('img', { name: new RegExp(number) })).toBeVisible();
  await expect(main.getByRole('definition').filter({ hasText: said.slip.ask })).toBeVisible();
  await expect(name.getByText(said.slip.other)).toBeHidden();
  // It stands beside the number, and whom to call below it.
  const plate = (await page.getByRole('figure', { name: t.number }).boundingBox())!;
  expect((await name.boundingBox())!.x).toBeGreaterThan(plate.x + plate.width);
  const calls = main.locator('aside a[href^="tel:"]').filter({ visible: true });
  await expect(calls.first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(name.getByText(said.slip.other)).toBeVisible();
  await expect(main.getByRole('img', { name: new RegExp(number) })).toBeVisible();
  await expect(calls).toHaveCount(0);
  byStaff('set', number, 'received');
  await page.emulateMedia({ media: null });
  await page.reload();
  await expect(name).toBeVisible();
  await expect(main.getByRole('definition').filter({ hasText: said.slip.ask })).toHaveCount(0);
});

test('a repair is withdrawn once that is meant, by keys alone', async ({ page }) => {
  const main = page.getByRole('main');
  const opener = main.getByRole('button', { name: said.withdraw });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: said.keep }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: said.act, exact: true }).press('Enter');
  await expect(main.getByText(said.withdrawn)).toBeVisible();
  await expect(opener).toHaveCount(0);
  await page.reload();
  await expect(main.getByText(said.withdrawn)).toBeVisible();
  await main.getByRole('link', { name: t.own }).click();
  await expect(main).toContainText(said.withdrawnName);
});

test('whoever has its number and its phone number follows it without an account', { tag: '@gate' }, async ({
  page,
  browser,
}) => {
  const number = (await page.getByRole('figure', { name: t.number }).textContent()) ?? '';
  byStaff('set', number, 'received');
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const stranger = await context.newPage();
  await stranger.goto(`/cn/success?number=${number}`);
  await expectRunning(stranger);
  const main = stranger.getByRole('main');
  const plate = main.getByRole('figure', { name: t.number });
  await expect(plate).toHaveText(number);
  // The address says which; what shows whose it is says the visitor.
  await expect(main.getByRole('textbox', { name: said.follow.number })).toHaveCount(0);

  // Nothing is sent while something is missing, and what was typed stays.
  await main.getByRole('button', { name: said.follow.act }).click();
  await expect(main.getByRole('link', { name: said.follow.missing })).toBeVisible();
  await main.getByRole('textbox', { name: said.follow.reach }).fill('13900139000');
  await main.getByRole('button', { name: said.follow.act }).click();
  await expect(main.getByText(said.follow.none)).toBeVisible();
  await expect(plate).toHaveText(number);
  await expectAccessible(stranger, 'none has both');

  await main.getByRole('textbox', { name: said.follow.reach }).fill('+44 (20) 7946-0000');
  await main.getByRole('button', { name: said.follow.act }).click();
  await expect(main.getByRole('heading', { name: said.states.at(1) ?? '' })).toBeVisible();
  await expect(main.getByRole('button', { name: said.withdraw })).toHaveCount(0);
  await expectAccessible(stranger, 'followed');
  await main.getByRole('button', { name: said.follow.another }).click();
  await expect(main.getByRole('textbox', { name: said.follow.reach })).toHaveValue('');

  await stranger.goto(`/cn/follow?number=${number}`);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(said.follow.title);
  await expect(main.getByRole('textbox', { name: said.follow.number })).toHaveValue(number);
  await context.close();
});

test('a device that was activated leads to its files, its repair and its care plan', async ({ page }) => {
  const { serial, verification, activation } = said.device;
  await page.goto('/cn/apply/activate');
  await expectRunning(page);
  await field(page, t.fields.serial).fill(serial);
  await field(page, t.fields.verification).fill(verification);
  await field(page, t.fields.activation).fill(activation);
  await send(page, t.acts.activate);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.activated);

  await page.goto('/cn/user');
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: serial });
  await expect(row.getByRole('link', { name: said.device.files })).toHaveAttribute('href', said.device.path);
  await expect(row.getByRole('link', { name: said.device.enrol })).toBeVisible();
  await expectAccessible(page, 'own devices');
  await row.getByRole('link', { name: said.device.repair }).click();
  await expect(field(page, t.fields.serial)).toHaveValue(serial);
});
