import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expectRunning } from './running.ts';
import { field, send, signIn, words } from './service-forms.ts';
import { byOperator, staffIn } from './staff.ts';
import { expect, test } from './test.ts';

const said = {
  ask: '询价',
  act: '提交询价',
  models: '型号',
  aircraft: '飞行器',
  place: ['使用地点', '广东 深圳'] as const,
  wanted: '希望交付日期',
  note: '备注',
  list: '询价清单',
  more: 'T90 加一件',
  remove: '移除 H150T',
  quantity: (code: string) => `${code} 数量`,
  unfit: 'H1T 不适配 M350',
  wrong: /^型号格式不正确/,
  foreign: '没有型号 ZZ9',
  kept: '表单中保留了之前的另一份清单',
  take: '改用 DS4',
  received: '已收到询价',
  promised: /我们承诺在 (\d+年\d+月\d+日)前/,
  priced: '核价中',
  quoted: '已报价',
  note2: '销售人员留言：18 000 EUR in all',
  find: '查找申请',
  set: '设为核价中',
  placeAtDesk: '使用地点',
};

// Whole walks, with two sign-ins.
test.setTimeout(120_000);
// A code that is wrong is a refusal, which the browser tells.
test.use({ failures: true, savesData: false });

/** A field whose label says beside its name that it may stay empty. */
const optional = (page: Page, name: string) => page.getByRole('main').getByLabel(new RegExp(`^${name}`));

const t = words.cn;
const rows = (page: Page) => page.getByRole('list', { name: said.list }).getByRole('listitem');

test('a quote goes from the bench to the desk, and its price back to who asked', { tag: '@gate' }, async ({
  page,
  browser,
  request,
}) => {
  await page.goto('/cn/load/m350?models=T90,H150T');
  await expectRunning(page);
  await page.getByRole('main').getByRole('link', { name: said.ask, exact: true }).click();
  await expect(rows(page)).toHaveCount(2);
  await expect(field(page, said.aircraft)).toHaveValue('M350');

  // The set is changed: two of one, another in the place of the other, which does not hang from this aircraft.
  await page.getByRole('button', { name: said.more }).click();
  await expect(page.getByRole('textbox', { name: said.quantity('T90') })).toHaveValue('2');
  await page.getByRole('button', { name: said.remove }).click();
  await page.getByRole('combobox', { name: said.models }).fill('h1t');
  await field(page, said.place[0]).fill(said.place[1]);
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByRole('combobox', { name: said.models })).toHaveValue('');
  await expect(page.getByText(said.unfit)).toBeVisible();

  // What is no number is said, and nothing is sent.
  await page.getByRole('textbox', { name: said.quantity('H1T') }).fill('0');
  await optional(page, said.wanted).fill('2027-03-01');
  await optional(page, said.note).fill('With training');
  await field(page, t.fields.contact).fill(t.typed.contact);
  await field(page, t.fields.phone).fill('+44 20 7946 0000');
  await field(page, t.fields.region).selectOption({ label: t.region });
  await send(page, said.act);
  await expect(page.getByRole('main').getByRole('link', { name: said.wrong })).toBeVisible();
  await expectAccessible(page, 'a wrong number');
  await page.getByRole('textbox', { name: said.quantity('H1T') }).fill('1');

  await send(page, said.act);
  await signIn(page, t, request);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(said.received);
  const number = (await page.getByRole('figure', { name: t.number }).textContent()) ?? '';
  const main = page.getByRole('main');
  await expect(main.getByText('2 × T90 + 1 × H1T')).toBeVisible();
  await expect(main.getByText(said.place[1])).toBeVisible();
  const [, day = ''] = said.promised.exec((await main.getByText(said.promised).textContent()) ?? '') ?? [];
  await expectAccessible(page, 'received');
  await page.emulateMedia({ media: 'print' });
  await expect(main.getByText('2 × T90 + 1 × H1T')).toBeVisible();
  await page.emulateMedia({ media: null });

  const desk = await staffIn({ browser, request, origin: new URL(page.url()).origin, language: 'cn' }, 'Kim');
  await desk.getByRole('searchbox', { name: said.find }).fill(number);
  await desk.getByRole('searchbox', { name: said.find }).press('Enter');
  await desk.getByRole('link', { name: new RegExp(number) }).click();
  await expect(desk.getByRole('heading', { level: 2, name: number })).toBeVisible();
  await expect(desk.getByRole('definition').filter({ hasText: '2 × T90 + 1 × H1T' })).toBeVisible();
  await expect(desk.getByRole('term').filter({ hasText: said.placeAtDesk })).toBeVisible();
  // The desk names the day that the customer was promised.
  expect(day).not.toBe('');
  await expect(desk.getByText(day)).toBeVisible();
  await desk.getByRole('button', { name: said.set, exact: true }).click();
  await expect(desk.locator('[aria-current=step]')).toHaveText(said.priced);
  await expectAccessible(desk, 'a quote on the desk');
  await desk.context().close();

  byOperator('requests', 'set', number, 'quoted', '18 000 EUR in all');
  await page.goto(`/cn/success?number=${number}`);
  await expect(main.getByText(said.note2)).toBeVisible();
  await expect(main.getByRole('heading', { name: said.quoted })).toBeVisible();
  await main.getByRole('link', { name: t.own }).click();
  await expect(main.getByRole('listitem').filter({ hasText: number })).toContainText('2 × T90 + 1 × H1T');
});

test('a quote begins with the set of its address, names what is none, and keeps what someone chose', async ({
  page,
}) => {
  await page.goto('/cn/apply/quote?aircraft=M30&models=t90,ZZ9');
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByText(said.foreign)).toBeVisible();
  await page.getByRole('button', { name: said.more }).click();
  await expect(page.getByText(t.saved)).toBeVisible();
  await page.goto('/cn/apply/quote?models=DS4');
  await expect(page.getByText(said.kept)).toBeVisible();
  await expect(page.getByRole('textbox', { name: said.quantity('T90') })).toHaveValue('2');
  await page.getByRole('button', { name: said.take }).click();
  await expect(page.getByText(said.kept)).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: said.quantity('DS4') })).toHaveValue('1');
  await expect(rows(page)).toHaveCount(1);
});
