import { expectAccessible } from './accessible.ts';
import { expectRunning } from './running.ts';
import { field, filesKept, fillProblem, pictures, send, sendButton, signIn, words } from './service-forms.ts';
import { expect, test } from './test.ts';

const said = {
  waits: /^当前没有网络。/,
  now: '立即重试',
  edit: '先不提交',
  received: '已收到问题反馈',
  signIn: '登录',
  line: {
    waiting: '问题反馈：等待网络',
    sent: '问题反馈：已提交。',
    see: '查看',
    close: '关闭',
  },
};

// Whole walks, with a sign-in in the middle.
test.setTimeout(120_000);
// Calls without a line fail, which the browser tells.
test.use({ failures: true });

const t = words.cn;

test.beforeEach(async ({ page, request }) => {
  await page.goto('/cn/apply/problem');
  await expectRunning(page);
  await page.getByRole('banner').getByRole('link', { name: said.signIn, exact: true }).click();
  await signIn(page, t, request, false);
  await fillProblem(page, t, 'T90-SAMPLE-01');
});

test('a form without a connection waits, and is sent once there is one', { tag: '@gate' }, async ({
  page,
  context,
}) => {
  const sent: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('saveByHand')) sent.push(String(response.status()));
  });
  await context.setOffline(true);
  await send(page, t.acts.problem);
  await expect(page.getByRole('main').getByText(said.waits)).toBeVisible();
  await expectAccessible(page, 'waiting');

  // Whatever is changed is not sent behind one's back.
  await page.getByRole('button', { name: said.edit, exact: true }).click();
  await expect(page.getByText(said.waits)).toHaveCount(0);
  await field(page, t.fields.description).fill('Lamp 4 stays dark.');
  await send(page, t.acts.problem);
  await expect(sendButton(page, said.now)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(said.received);
  await expect(page.getByRole('main')).toContainText('Lamp 4 stays dark.');
  expect(sent).toEqual(['200']);
});

test('a form that waits is sent with its files from another page, after its own was closed', {
  tag: '@gate',
}, async ({ page, context }) => {
  await context.setOffline(true);
  await page.getByRole('main').locator('input[type=file]').setInputFiles(pictures);
  await expect.poll(() => filesKept(page)).toBe(2);
  await expect(page.getByRole('main').getByText(pictures[0]?.name ?? '')).toBeVisible();
  await send(page, t.acts.problem);
  await expect(page.getByText(said.waits)).toBeVisible();
  await page.close();

  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto('/cn/about');
  const line = next.getByRole('banner');
  await expect(line.getByText(said.line.sent)).toBeVisible({ timeout: 30_000 });
  await expectAccessible(next, 'sent');
  await line.getByRole('link', { name: said.line.see }).click();
  await expect(next.getByRole('heading', { level: 1 })).toHaveText(said.received);
  for (const { name } of pictures) await expect(next.getByRole('main')).toContainText(name);
  await next.goto('/cn/apply/problem');
  await expect(sendButton(next, t.acts.problem)).toBeVisible();
  await expect(field(next, t.fields.description)).toHaveValue('');
});

test('a form that waits is told of on the other pages', async ({ page, context }) => {
  // What tells of it is there before the connection goes.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('FormLine')),
  );
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('OfflineHost')),
  );
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp('/cn/?$'));
  await expectRunning(page);
  await page.goBack();
  await expect(sendButton(page, t.acts.problem)).toBeVisible();
  await context.setOffline(true);
  await send(page, t.acts.problem);
  await expect(page.getByText(said.waits)).toBeVisible();
  await page.goForward();
  const line = page.getByRole('banner');
  await expect(line.getByText(said.line.waiting)).toBeVisible({ timeout: 30_000 });

  // The address of the form says so by itself.
  await page.goBack();
  await expect(line.getByText(said.line.waiting)).toHaveCount(0);
  await page.goForward();
  await expect(line.getByText(said.line.waiting)).toBeVisible();
  // What was closed is not said again.
  await line.getByRole('button', { name: said.line.close }).click();
  await page.goBack();
  await expect(page).toHaveURL(/problem$/);
  await page.goForward();
  await expect(page).toHaveURL(new RegExp('/cn/?$'));
  await expect(line.getByText(said.line.waiting)).toHaveCount(0);
  await context.setOffline(false);
  await expect(line.getByText(said.line.sent)).toBeVisible();
});
