import { readFileSync } from 'node:fs';
import type { Browser, Download, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { plain, readPaper } from '../../apps/server/src/testing/read-paper.ts';
import { expectAccessible } from './accessible.ts';
import { type MailingServer, startMailingServer } from './own-server.ts';
import { enrol, shownSecret } from './staff.ts';
import { expect, test } from './test.ts';

const said = {
  device: { serial: 'H1T-SAMPLE-01', model: 'H1T', verification: 'K7P2', activation: 'H1T4-9XQM-72WD' },
  saved: '设置已保存。',
  choice: '设备有新公告时通知我',
  code: '动态码',
  notices: '公告',
  number: '编号',
  severityLabel: '级别',
  severity: '安全公告',
  scopes: '型号与序列号',
  fields: ['标题（英文）', '正文（英文）', '标题（中文）', '正文（中文）'],
  review: '预览',
  noScope: '请至少填写一个型号。',
  wrongScope: '请检查每一行',
  reviewTitle: '发布后的样子',
  reach: ['登记表中涉及 1 台', '将通知 1 位用户'],
  publish: '发布',
  published: (number: string) => `公告 ${number} 已`,
  read: (number: string) => `查看公告 ${number}`,
  range: /H1T\s*序列号 H1T-SAMPLE-01 至 H1T-SAMPLE-01/,
  feed: '通过 Atom 订阅',
  mail: '涉及您的以下设备：\nH1T，序列号 H1T-SAMPLE-01',
  withdraw: (number: string) => `撤回 ${number}`,
  draft: '安全公告，尚未发布',
  paperAct: 'PDF（中文）',
  paper: (number: string) => `PDF 公告 ${number}`,
  paperSays: ['涉及产品', 'H1T-SAMPLE-01 至 H1T-SAMPLE-01', '请勿使用涉及的设备飞行'],
  reason: '原因',
  reasonNeeded: '请填写原因。',
  act: '撤回',
  withdrawn: '已撤回：',
};

const written = {
  en: { title: 'Check the yoke before the next flight', text: 'A screw may be loose.\nTighten it to 2 N·m.' },
  cn: { title: '下次飞行前请检查支架', text: '螺钉可能松动。\n请拧紧至 2 N·m。' },
};

let server: MailingServer;
test.beforeAll(async () => {
  server = await startMailingServer();
});
test.afterAll(() => server.stop());

// A whole walk, with two sign-ins and a server of its own.
test.describe.configure({ mode: 'serial', timeout: 150_000 });

interface Session {
  token: string;
  account: string;
  expiresAt: string;
}

/** Signs an address in by the code that is mailed to it. */
async function signedIn(email: string): Promise<Session> {
  const api = `${server.origin}/api/offi/public`;
  await fetch(`${api}/login/sendEmailCode?email=${encodeURIComponent(email)}`);
  const codes = () => server.mailsTo(email).flatMap((text) => /code is (\w{4})\./.exec(text)?.[1] ?? []);
  await expect.poll(() => codes().length).toBe(1);
  const reply = await fetch(`${api}/registerOrLogin/emailVerify`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account: email, code: codes()[0] }),
  });
  const { data }: { data: Session } = await reply.json();
  return data;
}

/** The words of a PDF that was downloaded, without white space. */
async function textOfPaper(download: Download): Promise<string> {
  const { text, pages } = await readPaper(readFileSync(await download.path()));
  expect(pages).toBe(1);
  return text;
}

/** A browser of one's own at the server, signed in where there is a session. */
async function pageOf(browser: Browser, session?: Session): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.origin, serviceWorkers: 'block' });
  if (session)
    await context.addInitScript(
      ([token, account, expiresAt]) => {
        localStorage.setItem('token', token ?? '');
        localStorage.setItem('account', JSON.stringify({ account, expiresAt }));
      },
      [session.token, session.account, session.expiresAt],
    );
  return context.newPage();
}

const { title } = written.cn;

test('a notice goes from the desk to the site, the feed and the owner', { tag: '@gate' }, async ({
  browser,
}) => {
  const { device } = said;
  // The owner activates a device, and asks to be told.
  const owner = 'owner-cn@example.com';
  const session = await signedIn(owner);
  const query = new URLSearchParams({
    serialNumber: device.serial,
    verificationCode: device.verification,
    activationCode: device.activation,
  });
  const activation = await fetch(
    `${server.origin}/jz-api/jzcrm/crm/jz-product-activate/device/activate/?${query.toString()}`,
    { headers: { authorization: session.token } },
  );
  expect(activation.status).toBe(200);
  const own = await pageOf(browser, session);
  await own.goto('/cn/user');
  const choice = own.getByRole('switch', { name: said.choice });
  await expect(choice).not.toBeChecked();
  await choice.click();
  await expect(own.getByText(said.saved)).toBeVisible();
  await own.reload();
  await expect(choice).toBeChecked();
  await expectAccessible(own, 'the account');

  // Staff write a notice. What is wrong is said, and a reload loses nothing.
  const colleague = 'desk-cn@maker.example';
  const added = server.command('staff', 'add', colleague, 'Kim cn');
  const desk = await pageOf(browser, await signedIn(colleague));
  await desk.goto('/cn/desk/notices');
  await expect(desk).toHaveURL(new RegExp('/cn/desk\\?view=notices$'));
  await enrol(desk, 'cn', added);
  const secret = await shownSecret(desk);
  await desk.getByLabel(said.code).fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
  await expect(desk.getByRole('link', { name: said.notices, exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  const number = await desk.getByLabel(said.number, { exact: true }).inputValue();
  expect(number).toMatch(/^N-\d{4}-0[12]$/);
  await desk.getByLabel(said.severityLabel, { exact: true }).selectOption({ label: said.severity });
  const contents = [written.en.title, written.en.text, written.cn.title, written.cn.text];
  for (const [index, field] of said.fields.entries())
    await desk.getByLabel(field, { exact: true }).fill(contents[index] ?? '');
  await desk.getByRole('button', { name: said.review }).click();
  await expect(desk.getByRole('link', { name: said.noScope })).toBeVisible();
  const scopes = desk.getByLabel(said.scopes, { exact: true });
  await scopes.fill(`NONE ${device.serial} ${device.serial}`);
  await desk.getByRole('button', { name: said.review }).click();
  await expect(desk.getByRole('link', { name: said.wrongScope })).toBeVisible();
  await expectAccessible(desk, 'a notice with a fault');
  await desk.reload();
  await expect(desk.getByLabel(said.fields[0] ?? '', { exact: true })).toHaveValue(written.en.title);
  await scopes.fill(`${device.model} ${device.serial} ${device.serial}`);
  await desk.getByRole('button', { name: said.review }).click();
  await expect(desk.getByRole('heading', { name: said.reviewTitle })).toBeVisible();
  for (const reach of said.reach) await expect(desk.getByText(reach).first()).toBeVisible();
  for (const each of [written.en, written.cn])
    await expect(desk.getByRole('heading', { name: each.title })).toBeVisible();
  await expectAccessible(desk, 'the notice in both languages');
  const draft = desk.waitForEvent('download');
  await desk.getByRole('button', { name: said.paperAct }).click();
  expect(await textOfPaper(await draft)).toContain(plain(said.draft));
  await desk.getByRole('button', { name: said.publish, exact: true }).click();
  await expect(desk.getByRole('status').filter({ hasText: said.published(number) })).toBeVisible();
  await expect(desk.getByRole('button', { name: said.withdraw(number) })).toBeVisible();
  await expectAccessible(desk, 'all notices');

  // A visitor meets it on the model's page, which leads to it.
  const page = await pageOf(browser);
  await page.goto(`/cn/details/product/${device.model}`);
  await expect(page.getByRole('main').getByText(title)).toBeVisible();
  await expectAccessible(page, 'a model with a notice');
  await page.getByRole('link', { name: said.read(number) }).click();
  const notice = page.getByRole('article', { name: title });
  await expect(notice).toBeInViewport();
  await expect(notice).toContainText(said.severity);
  await expect(notice).toContainText(said.range);
  await expect(page.getByRole('article').first()).toContainText(number);
  await expectAccessible(page, 'the announcements');
  const download = page.waitForEvent('download');
  await notice.getByRole('link', { name: said.paper(number) }).click();
  const paper = await textOfPaper(await download);
  for (const words of [number, title, written.cn.text, ...said.paperSays])
    expect(paper).toContain(plain(words));
  await page.goto(`/cn/announcement#${number}`);
  await expect(notice).toBeInViewport();

  // And on the device, but on none beside it.
  await page.goto(`/cn/device/${device.serial}`);
  await expect(page.getByRole('main').getByText(title)).toBeVisible();
  await expectAccessible(page, 'a device with a notice');
  await page.goto('/cn/device/T90-SAMPLE-02');
  await expect(page.getByText('SN T90-SAMPLE-02')).toBeVisible();
  await expect(page.getByRole('main').getByText(title)).toHaveCount(0);

  // The feed has it, and is found from both pages.
  await page.goto('/cn/announcement');
  const address = await page.getByRole('link', { name: said.feed }).getAttribute('href');
  await expect(page.locator('link[type="application/atom+xml"]')).toHaveAttribute('href', address ?? '');
  const feeds = [`${server.origin}${address}`, `${server.origin}/feeds/cn/${device.model}.xml`];
  const read = () => Promise.all(feeds.map(async (feed) => (await fetch(feed)).text()));
  for (const xml of await read()) expect(xml).toContain(`<title>${title}</title>`);
  // Well-formed: the browser reads it as a document.
  const parsed = await page.evaluate(
    (feed) =>
      new Promise((resolve) => {
        const request = new XMLHttpRequest();
        request.open('GET', feed);
        request.responseType = 'document';
        request.addEventListener('load', () =>
          resolve(request.responseXML?.documentElement.namespaceURI ?? null),
        );
        request.send();
      }),
    feeds[0] ?? '',
  );
  expect(parsed).toBe('http://www.w3.org/2005/Atom');

  // The owner has one mail of it, in the language they chose.
  const mails = () => server.mailsTo(owner).filter((text) => text.includes(title));
  await expect.poll(() => mails().length).toBe(1);
  expect(mails()[0]).toContain(said.mail);
  expect(mails()[0]).toContain(`${server.origin}/cn/announcement#${number}`);

  // It is withdrawn, with a reason, and the feeds say so.
  await desk.getByRole('button', { name: said.withdraw(number) }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('button', { name: said.act, exact: true }).click();
  await expect(dialog.getByRole('link', { name: said.reasonNeeded })).toBeVisible();
  await expectAccessible(desk, 'withdrawing');
  await dialog.getByLabel(said.reason, { exact: true }).fill('wrong torque');
  await dialog.getByRole('button', { name: said.act, exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(desk.getByText('Kim cn: wrong torque')).toBeVisible();
  await page.goto(`/cn/device/${device.serial}`);
  await expect(page.getByText(`SN ${device.serial}`)).toBeVisible();
  await expect(page.getByRole('main').getByText(title)).toHaveCount(0);
  for (const xml of await read()) {
    expect(xml).toContain(`<title>${said.withdrawn}${title}</title>`);
    expect(xml).not.toContain('wrong torque');
  }
  expect(mails()).toHaveLength(1);
  for (const each of [own, desk, page]) await each.context().close();
});
