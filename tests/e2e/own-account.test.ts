import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { codeFor } from './codes.ts';
import { joined } from './joined.ts';
import { expectRunning } from './running.ts';
import { field as formField, words as formWords } from './service-forms.ts';
import { expect, test } from './test.ts';

const words = {
  en: {
    usePassword: 'Use a password',
    address: 'Email',
    password: 'Password',
    signIn: 'Sign in',
    ownTitle: 'Your account',
    rows: {
      sessions: 'Where you are signed in',
      password: 'Password',
      addresses: 'Email and phone',
      contact: 'Details for forms',
      data: 'Download your data',
      deletion: 'Delete the account',
    },
    here: 'This browser',
    signOutOne: /^Sign out .+, signed in/,
    alone: 'You are signed in nowhere else.',
    current: 'Current password',
    chosen: 'New password',
    repeat: 'Password again',
    change: 'Change password',
    changed: 'Your password is changed. All other sign-ins have ended.',
    wrongPassword: 'This is not the password of this account',
    add: 'Add a device by its label',
    claim: 'Add device',
    emptySerial: /Please enter the device serial number/,
    notTogether: 'O and 0, I and 1, B and 8',
    added: 'now stands among your devices',
    release: (serial: string) => `No longer mine: ${serial}`,
    releaseTitle: (serial: string) => `${serial} is no longer yours?`,
    means: ['stay with the device', 'no more notices', 'Whoever has its label'],
    keep: 'Keep it',
    releaseAct: 'Take it out of my account',
    released: (serial: string) => `${serial} is no longer among your devices.`,
    save: 'Save details',
    saved: 'Saved. The next form begins with them.',
    download: 'Download my data',
    downloaded: 'The file is with your downloads.',
    name: 'my-data-',
    remove: 'Delete the account',
    removed: 'Your account is deleted',
    addEmail: 'Change email',
    newEmail: 'New email',
    send: 'Send code',
    code: 'Verification code',
    confirm: 'Confirm',
    emailChanged: 'Your email is changed.',
  },
  cn: {
    usePassword: '使用密码',
    address: '手机号',
    password: '密码',
    signIn: '登录',
    ownTitle: '我的账号',
    rows: {
      sessions: '登录的设备',
      password: '密码',
      addresses: '邮箱与手机',
      contact: '表单资料',
      data: '下载我的数据',
      deletion: '注销账号',
    },
    here: '当前浏览器',
    signOutOne: /^退出 .+，登录时间/,
    alone: '没有在其他地方登录。',
    current: '当前密码',
    chosen: '新密码',
    repeat: '再次输入密码',
    change: '修改密码',
    changed: '密码已修改，其他设备上的登录已全部失效。',
    wrongPassword: '这不是本账号的密码',
    add: '凭标签添加设备',
    claim: '添加设备',
    emptySerial: /请输入设备序列号/,
    notTogether: 'O 与 0、I 与 1、B 与 8',
    added: '已列入我的设备',
    release: (serial: string) => `不再归我：${serial}`,
    releaseTitle: (serial: string) => `${serial} 不再归您所有？`,
    means: ['仍随设备保留', '不会再收到它的公告', '持有标签的人'],
    keep: '保留',
    releaseAct: '移出我的账号',
    released: (serial: string) => `${serial} 已移出我的设备。`,
    save: '保存资料',
    saved: '已保存，下一张表单会自动填入。',
    download: '下载我的数据',
    downloaded: '文件已保存到下载目录。',
    name: '我的数据-',
    remove: '注销账号',
    removed: '账号已注销',
    addEmail: '添加邮箱',
    newEmail: '新邮箱',
    send: '发送验证码',
    code: '验证码',
    confirm: '确认',
    emailChanged: '邮箱已更换。',
  },
};
type Language = keyof typeof words;
type Words = (typeof words)[Language];

const [first, second] = ['a lamp on the hill', 'seven quiet rivers'];

let taken = Math.floor(Math.random() * 1e7) * 10;
const newDigits = () =>
  String((taken += 1))
    .padStart(8, '0')
    .slice(-8);

/** Registers an address nobody has used, as another browser would. */
async function register(request: APIRequestContext, language: Language): Promise<string> {
  const address = language === 'en' ? `owner${newDigits()}@example.com` : `136${newDigits()}`;
  const [sending, kind] = language === 'en' ? ['sendEmailCode?email', 'email/'] : ['sendSmsCode?phone', ''];
  await request.get(`/api/offi/public/login/${sending}=${address}`);
  const code = await codeFor(request, address);
  const data = { account: address, code, password: first, confirmPassword: first };
  const reply = await request.post(`/api/offi/public/${kind}registerAndLogin`, { data });
  expect(await reply.json()).toMatchObject({ code: 200 });
  return address;
}

async function signIn(page: Page, t: Words, language: Language, address: string): Promise<void> {
  await page.goto(`/${language}/user`);
  await expectRunning(page);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: t.usePassword, exact: true }).click();
  await main.getByLabel(t.address, { exact: true }).fill(address);
  await main.getByLabel(t.password, { exact: true }).fill(first);
  await main.getByRole('button', { name: t.signIn, exact: true }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(t.ownTitle);
}

/** Opens a row of the settings by keys alone. */
async function open(page: Page, title: string): Promise<void> {
  const summary = page.getByRole('main').locator('summary').getByText(title, { exact: true });
  await summary.focus();
  await summary.press('Enter');
}

/** A device in the registry that was activated by nobody who is known. */
async function newDevice(request: APIRequestContext) {
  const codes = { serial: `T90-OWN-${newDigits()}`, verification: 'K7P2', activation: 'T904-6FHP' };
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'devices-')), 'list.csv');
  const columns = 'serialNumber,productCode,verificationCode,activationCode';
  writeFileSync(file, `${columns}\n${codes.serial},T90,${codes.verification},${codes.activation}\n`);
  execFileSync(process.execPath, ['apps/server/src/commands/devices.ts', 'import', file], {
    env: { ...process.env, DATA_DIR: process.env['E2E_DATA_DIR'] },
  });
  const query = new URLSearchParams({
    serialNumber: codes.serial,
    verificationCode: codes.verification,
    activationCode: codes.activation,
  }).toString();
  await request.get(`/jz-api/jzcrm/crm/jz-product-activate/public/device/activate?${query}`);
  return codes;
}

// Whole walks, in which the service refuses what is wrong.
test.setTimeout(120_000);
test.use({ failures: true });

for (const language of ['en', 'cn'] as const) {
  const t = words[language];
  const labels = formWords[language].fields;

  test.describe(`an own account in ${language}`, () => {
    test('ends other sign-ins, changes its password and adds an address', async ({ page, request }) => {
      const address = await register(request, language);
      await signIn(page, t, language, address);
      const main = page.getByRole('main');
      const row = (title: string) => main.getByRole('group').filter({ hasText: title });

      await open(page, t.rows.sessions);
      await expect(row(t.rows.sessions).getByText(t.here, { exact: true })).toBeVisible();
      await row(t.rows.sessions).getByRole('button', { name: t.signOutOne }).press('Enter');
      await expect(main.getByText(joined(t.alone))).toBeVisible();
      await expect(main.getByRole('list', { name: t.rows.sessions })).toBeFocused();
      await expectAccessible(page, 'sessions');

      await open(page, t.rows.password);
      const password = main.getByRole('form', { name: t.rows.password });
      const fill = async (current: string) => {
        await password.getByLabel(t.current, { exact: true }).fill(current);
        await password.getByLabel(t.chosen, { exact: true }).fill(second);
        await password.getByLabel(t.repeat, { exact: true }).fill(second);
        await page.keyboard.press('Enter');
      };
      await fill('not this lamp');
      await expect(password.getByRole('link', { name: joined(t.wrongPassword) })).toBeVisible();
      await expectAccessible(page, 'wrong password');
      await fill(first);
      await expect(main.getByText(joined(t.changed))).toBeVisible();

      await open(page, t.rows.addresses);
      await main.getByRole('button', { name: t.addEmail, exact: true }).press('Enter');
      const dialog = page.getByRole('dialog');
      const next = `moved${newDigits()}@example.com`;
      await dialog.getByLabel(t.newEmail, { exact: true }).fill(next);
      await dialog.getByRole('button', { name: t.send, exact: true }).click();
      await dialog.getByLabel(t.code, { exact: true }).fill(await codeFor(request, next));
      await dialog.getByLabel(t.current, { exact: true }).fill(second);
      await expectAccessible(page, 'new address');
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
      await expect(main.getByText(joined(t.emailChanged))).toBeVisible();
      await expect(main.getByText('m***@example.com').first()).toBeVisible();
      // It is the same account, by its new address.
      const given = { account: next, password: second };
      const reply = await request.post('/api/offi/public/emailPwdLogin', { data: given });
      expect(await reply.json()).toMatchObject({ code: 200 });
    });

    test('claims a device by the codes of its label, and gives it up', async ({ page, request }) => {
      const address = await register(request, language);
      const codes = await newDevice(request);
      await signIn(page, t, language, address);
      const main = page.getByRole('main');
      await main.getByRole('button', { name: t.add, exact: true }).press('Enter');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: t.claim, exact: true }).press('Enter');
      await expect(dialog.getByRole('link', { name: t.emptySerial })).toBeVisible();
      await dialog.getByLabel(labels.serial, { exact: true }).fill(codes.serial.toLowerCase());
      await dialog.getByLabel(labels.verification, { exact: true }).fill('XXXX');
      await dialog.getByLabel(labels.activation, { exact: true }).fill(codes.activation);
      await page.keyboard.press('Enter');
      await expect(dialog.getByText(joined(t.notTogether))).toBeVisible();
      await expectAccessible(page, 'wrong codes');
      await dialog.getByLabel(labels.verification, { exact: true }).fill(codes.verification);
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
      await expect(main.getByText(joined(t.added))).toBeVisible();
      await expect(main.getByText(`SN ${codes.serial}`)).toBeVisible();
      await expect(main.getByRole('button', { name: t.add, exact: true })).toBeFocused();

      // Sold, it is given up by keys alone, once it is said what that means.
      const release = main.getByRole('button', { name: t.release(codes.serial) });
      await release.press('Enter');
      await expect(dialog.getByRole('heading', { name: t.releaseTitle(codes.serial) })).toBeVisible();
      for (const meaning of t.means) await expect(dialog.getByText(joined(meaning))).toBeVisible();
      await expectAccessible(page, 'giving a device up');
      await dialog.getByRole('button', { name: t.keep, exact: true }).press('Enter');
      await expect(dialog).toBeHidden();
      await expect(release).toBeFocused();
      await release.press('Enter');
      await dialog.getByRole('button', { name: t.releaseAct, exact: true }).press('Enter');
      await expect(dialog).toBeHidden();
      await expect(main.getByText(joined(t.released(codes.serial)))).toBeVisible();
      await expect(main.getByText(`SN ${codes.serial}`)).toBeHidden();
      await page.reload();
      await expect(main.getByRole('button', { name: t.add, exact: true })).toBeVisible();
      await expect(main.getByText(`SN ${codes.serial}`)).toHaveCount(0);
    });

    test('fills the next form, takes its data along, and is deleted', async ({ page, request }) => {
      const address = await register(request, language);
      await signIn(page, t, language, address);
      const main = page.getByRole('main');
      await open(page, t.rows.contact);
      const contact = main.getByRole('form', { name: t.rows.contact });
      await contact.getByLabel(labels.contact, { exact: true }).fill('Kim Weaver');
      await contact.getByLabel(labels.phone, { exact: true }).fill('+44 20 7946 0000');
      await contact.getByLabel(labels.region, { exact: true }).selectOption('Others');
      await contact.getByLabel(labels.address, { exact: true }).fill('7 Weaver Road, Leeds');
      await contact.getByRole('button', { name: t.save, exact: true }).click();
      await expect(main.getByText(joined(t.saved))).toBeVisible();

      await page.goto(`/${language}/apply/repair`);
      await expect(formField(page, labels.contact)).toHaveValue('Kim Weaver');
      await expect(formField(page, labels.address)).toHaveValue('7 Weaver Road, Leeds');
      // What somebody types stands against what is saved, after a reload as well.
      await formField(page, labels.contact).fill('Somebody else');
      await formField(page, labels.address).fill('');
      await expect(page.getByText(formWords[language].saved)).toBeVisible();
      await page.reload();
      await expect(formField(page, labels.contact)).toHaveValue('Somebody else');
      await expect(formField(page, labels.address)).toHaveValue('');

      await page.goto(`/${language}/user`);
      await open(page, t.rows.data);
      const download = page.waitForEvent('download');
      await main.getByRole('button', { name: t.download, exact: true }).press('Enter');
      const file = await download;
      expect(file.suggestedFilename().startsWith(t.name)).toBe(true);
      const data: unknown = JSON.parse(readFileSync(await file.path(), 'utf8'));
      expect(data).toMatchObject({
        account: { [language === 'en' ? 'email' : 'phone']: address, hasPassword: true },
        contact: { contact: 'Kim Weaver' },
        requests: [],
      });
      await expect(main.getByText(joined(t.downloaded))).toBeVisible();

      await open(page, t.rows.deletion);
      const deletion = main.getByRole('form', { name: t.rows.deletion });
      await deletion.getByRole('button', { name: t.remove, exact: true }).press('Enter');
      await expect(deletion.getByRole('link')).toBeVisible();
      await expectAccessible(page, 'deletion');
      await deletion.getByLabel(t.current, { exact: true }).fill(first);
      await page.keyboard.press('Enter');
      await expect(page.getByText(joined(t.removed))).toBeVisible();
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(t.signIn);
      const given = { account: address, password: first };
      const call = language === 'en' ? 'emailPwdLogin' : 'phonePwdLogin';
      const reply = await request.post(`/api/offi/public/${call}`, { data: given });
      expect(await reply.json()).toMatchObject({ code: 401 });
    });
  });
}
