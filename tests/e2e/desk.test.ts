import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { fillRepair, send, signIn, signInWithin, words } from './service-forms.ts';
import { byOperator, staffIn } from './staff.ts';
import { expect, test } from './test.ts';

const said = {
  door: '服务台',
  refused: '该账号未开通服务台',
  find: '查找申请',
  steps: ['已收件', '检测中', '已报价', '维修中', '已寄回'],
  handOn: '转交',
  handed: (to: string) => `您将申请转交给${to}`,
  take: '领取',
  giveBack: '退回列表',
  set: (step: string) => `设为${step}`,
  received: '已收件',
  undo: '撤销上一步',
  to: '对象',
  question: '向客户提问并等待回复',
  note: '内部备注',
  template: '模板',
  conditions: '询问使用情况',
  asked: /设备装在哪款飞机上/,
  text: '内容',
  send: '发送',
  keepNote: '保存备注',
  overtaken: '同事已先行处理',
  mine: /^我的/,
  figures: '统计',
  byModel: '各型号收到的售后申请',
  byFault: '收到的售后申请（按检出故障）',
  fault: '检出故障',
  power: '供电',
  found: '您检出：供电',
  export: '导出 CSV',
  devices: '设备',
  serial: '序列号',
  waiting: '正在等待客户',
  customerWaits: '维修人员正在等待您的回复。',
  message: '您的留言',
  sendMessage: '发送留言',
  sent: '留言已发送。',
};

// Whole walks, with two sign-ins.
test.setTimeout(120_000);
// A code that is wrong and an account that has no desk are refusals, which the browser tells.
test.use({ failures: true, savesData: false });

const t = words.cn;

let number: string;
let origin: string;

async function requestRepair(page: Page, request: APIRequestContext): Promise<void> {
  await page.goto('/cn/apply/repair');
  origin = new URL(page.url()).origin;
  await fillRepair(page, t, 'T90-SAMPLE-01');
  await send(page, t.acts.repair);
  await signIn(page, t, request);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.received);
  number = (await page.getByRole('figure', { name: t.number }).textContent()) ?? '';
}

test('a customer who signs in at the door of the desk has none', { tag: '@gate' }, async ({
  page,
  request,
}) => {
  await page.goto('/cn/desk');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(said.door);
  await expectAccessible(page, 'door');
  await signInWithin(page.getByRole('main'), t, request);
  await expect(title).toHaveText(said.refused);
  await page.reload();
  await expect(title).toHaveText(said.refused);
  await expectAccessible(page, 'refused');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
});

test.describe('with a repair requested', () => {
  test.beforeEach(({ page, request }) => requestRepair(page, request));

  test('a question goes from the desk to the customer, and the answer back to the desk', {
    tag: '@gate',
  }, async ({ page, browser, request }) => {
    const desk = await staffIn({ browser, request, origin, language: 'cn' }, 'Kim');
    await desk.getByRole('searchbox', { name: said.find }).fill(number.toLowerCase().replace('-', ' '));
    await desk.getByRole('searchbox', { name: said.find }).press('Enter');
    await desk.getByRole('link', { name: new RegExp(number) }).click();
    await expect(desk.getByRole('heading', { level: 2, name: number })).toBeVisible();
    await desk.getByRole('button', { name: said.take }).click();
    await expect(desk.getByRole('button', { name: said.giveBack })).toBeVisible();
    await desk.getByRole('button', { name: said.set(said.received), exact: true }).click();
    await expect(desk.locator('[aria-current=step]')).toHaveText(said.received);
    await desk.getByLabel(said.to, { exact: true }).selectOption({ label: said.question });
    await desk.getByLabel(said.template, { exact: true }).selectOption({ label: said.conditions });
    await expect(desk.getByLabel(said.text, { exact: true })).toHaveValue(said.asked);
    await desk.getByRole('button', { name: said.send, exact: true }).click();
    await expect(desk.getByText(said.waiting)).toBeVisible();
    await expect(desk.getByLabel(said.text, { exact: true })).toHaveValue('');
    await expectAccessible(desk, 'a request on the desk');

    // The customer is asked, in the words of the template, and answers.
    await page.goto(`/cn/success?number=${number}`);
    await expect(page.getByText(said.asked)).toBeVisible();
    await expect(page.getByText(said.customerWaits)).toBeVisible();
    await page.getByLabel(said.message).fill('M350, 1.8.2');
    await page.getByRole('button', { name: said.sendMessage }).click();
    await expect(page.getByText(said.sent)).toBeVisible();
    await expect(page.getByText(said.customerWaits)).toHaveCount(0);
    await expectAccessible(page, 'a request with messages');

    await desk.reload();
    await expect(desk.getByText('M350, 1.8.2')).toBeVisible();
    await expect(desk.getByText(said.waiting)).toHaveCount(0);
    await desk.getByRole('button', { name: said.undo }).click();
    await expect(desk.getByRole('button', { name: said.set(said.received), exact: true })).toBeVisible();
    await desk.context().close();
  });

  test('a repair goes from the form to its return, seen from both sides', async ({
    page,
    browser,
    request,
  }) => {
    // Someone to hand it to.
    byOperator('staff', 'add', `desk-${Date.now()}@maker.example`, `Ines ${Date.now()}`);
    const desk = await staffIn({ browser, request, origin, language: 'cn' }, 'Ray');
    await desk.goto(`/cn/desk?request=${number}`);
    for (const step of said.steps) {
      await desk.getByRole('button', { name: said.set(step), exact: true }).click();
      await expect(desk.locator('[aria-current=step]')).toHaveText(step);
      await page.goto(`/cn/success?number=${number}`);
      await expect(page.getByRole('main').getByRole('heading', { name: step })).toBeVisible();
    }
    await desk.getByLabel(said.fault, { exact: true }).selectOption({ label: said.power });
    await expect(desk.getByText(said.found)).toBeVisible();
    await expect(desk.getByLabel(said.fault, { exact: true })).toHaveValue('power');
    // What the workshop found is not the customer's to read.
    await page.reload();
    await expect(page.getByRole('main').getByText(said.power)).toHaveCount(0);
    await expect(desk.getByRole('button', { name: said.handOn })).toBeVisible();
    await desk.getByRole('button', { name: said.handOn }).press('Enter');
    await expect(desk.getByRole('menuitem').first()).toBeFocused();
    const colleague = (await desk.getByRole('menuitem').first().textContent()) ?? '';
    // It fades in.
    await expect(desk.getByRole('menu')).toHaveCSS('opacity', '1');
    await expectAccessible(desk, 'whom to hand it to');
    await desk.keyboard.press('Enter');
    await expect(desk.getByText(said.handed(colleague))).toBeVisible();
    await desk.context().close();
  });

  test('what is written is kept when a colleague is quicker, and over a reload', async ({
    browser,
    request,
  }) => {
    const desk = await staffIn({ browser, request, origin, language: 'cn' }, 'Lee');
    await desk.goto(`/cn/desk?request=${number}`);
    await expect(desk.getByRole('heading', { level: 2, name: number })).toBeVisible();
    await desk.getByLabel(said.to, { exact: true }).selectOption({ label: said.note });
    await desk.getByLabel(said.text, { exact: true }).fill('Seal cut.');
    byOperator('requests', 'set', number, 'received');
    await desk.getByRole('button', { name: said.keepNote }).click();
    await expect(desk.getByText(said.overtaken)).toBeVisible();
    await expect(desk.locator('[aria-current=step]')).toHaveText(said.received);
    await desk.reload();
    await expect(desk.getByLabel(said.text, { exact: true })).toHaveValue('Seal cut.');
    await desk.getByRole('button', { name: said.keepNote }).click();
    await expect(desk.getByLabel(said.text, { exact: true })).toHaveValue('');
    await expect(desk.getByRole('listitem').filter({ hasText: 'Seal cut.' })).toBeVisible();
    await desk.context().close();
  });

  test('a day’s work goes by keys alone', async ({ browser, request }) => {
    const desk = await staffIn({ browser, request, origin, language: 'cn' }, 'Nine');
    const found = desk.getByRole('searchbox', { name: said.find });
    await found.focus();
    await desk.keyboard.type(number);
    await desk.keyboard.press('Enter');
    const link = desk.getByRole('link', { name: new RegExp(number) });
    await expect(link).toBeVisible();
    await link.focus();
    await desk.keyboard.press('Enter');
    const step = desk.getByRole('button', { name: said.set(said.received), exact: true });
    await expect(step).toBeVisible();
    await step.focus();
    await desk.keyboard.press('Enter');
    await expect(desk.locator('[aria-current=step]')).toHaveText(said.received);
    const undo = desk.getByRole('button', { name: said.undo });
    await undo.focus();
    await desk.keyboard.press('Space');
    await expect(step).toBeVisible();
    const mine = desk.getByRole('link', { name: said.mine });
    await mine.focus();
    await desk.keyboard.press('Enter');
    await expect(mine).toHaveAttribute('aria-current', 'page');
    await expectAccessible(desk, 'an empty queue');
    const figures = desk.getByRole('link', { name: said.figures });
    await figures.focus();
    await desk.keyboard.press('Enter');
    await expect(desk.getByRole('heading', { name: said.byModel })).toBeVisible();
    await expect(desk.getByRole('heading', { name: said.byFault })).toBeVisible();
    await expectAccessible(desk, 'figures');
    const saved = desk.waitForEvent('download');
    await desk.getByRole('button', { name: said.export }).press('Enter');
    expect((await saved).suggestedFilename()).toBe('service-figures.csv');
    const devices = desk.getByRole('link', { name: said.devices, exact: true });
    await devices.focus();
    await desk.keyboard.press('Enter');
    await desk.getByLabel(said.serial, { exact: true }).fill('t90 sample 01');
    await desk.keyboard.press('Enter');
    await expect(desk.getByRole('link', { name: number })).toBeVisible();
    await expectAccessible(desk, 'a device');
    await desk.context().close();
  });
});
