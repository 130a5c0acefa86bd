import { readFileSync } from 'node:fs';
import { expectAccessible } from './accessible.ts';
import { codeFor } from './codes.ts';
import { joined } from './joined.ts';
import { firstPassword, newDigits, openRow, register, signInAt } from './own-accounts.ts';
import { field as formField, words as formWords } from './service-forms.ts';
import { expect, test } from './test.ts';

const t = {
  signIn: '登录',
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
  save: '保存资料',
  saved: '已保存，下一张表单会自动填入。',
  downloaded: '文件已保存到下载目录。',
  name: '我的数据-',
  remove: '注销账号',
  removed: '账号已注销',
  addEmail: '添加邮箱',
  newEmail: '新邮箱',
  send: '发送验证码',
  code: '新联系方式的验证码',
  confirm: '确认',
  emailChanged: '邮箱已更换。',
};

const second = 'seven quiet rivers';

// Whole walks, in which the service refuses what is wrong.
test.setTimeout(120_000);
test.use({ failures: true });

const labels = formWords.cn.fields;

test('an account ends other sign-ins, changes its password and adds an address', async ({
  page,
  request,
}) => {
  const address = await register(request);
  await signInAt(page, address);
  const main = page.getByRole('main');
  const row = (title: string) => main.getByRole('group').filter({ hasText: title });

  await openRow(page, t.rows.sessions);
  await expect(row(t.rows.sessions).getByText(t.here, { exact: true })).toBeVisible();
  await row(t.rows.sessions).getByRole('button', { name: t.signOutOne }).press('Enter');
  await expect(main.getByText(joined(t.alone))).toBeVisible();
  await expect(main.getByRole('list', { name: t.rows.sessions })).toBeFocused();
  await expectAccessible(page, 'sessions');

  await openRow(page, t.rows.password);
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
  await fill(firstPassword);
  await expect(main.getByText(joined(t.changed))).toBeVisible();

  await openRow(page, t.rows.addresses);
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

test('an account fills the next form, takes its data along, and is deleted', { tag: '@gate' }, async ({
  page,
  request,
}) => {
  const address = await register(request);
  await signInAt(page, address);
  const main = page.getByRole('main');
  await openRow(page, t.rows.contact);
  const contact = main.getByRole('form', { name: t.rows.contact });
  await contact.getByLabel(labels.contact, { exact: true }).fill('Kim Weaver');
  await contact.getByLabel(labels.phone, { exact: true }).fill('+44 20 7946 0000');
  await contact.getByLabel(labels.region, { exact: true }).selectOption('Others');
  await contact.getByLabel(labels.address, { exact: true }).fill('7 Weaver Road, Leeds');
  await contact.getByRole('button', { name: t.save, exact: true }).click();
  await expect(main.getByText(joined(t.saved))).toBeVisible();

  await page.goto('/cn/apply/repair');
  await expect(formField(page, labels.contact)).toHaveValue('Kim Weaver');
  await expect(formField(page, labels.address)).toHaveValue('7 Weaver Road, Leeds');
  // What someone types stands against what is saved, after a reload as well.
  await formField(page, labels.contact).fill('Someone else');
  await formField(page, labels.address).fill('');
  await expect(page.getByText(formWords.cn.saved)).toBeVisible();
  await page.reload();
  await expect(formField(page, labels.contact)).toHaveValue('Someone else');
  await expect(formField(page, labels.address)).toHaveValue('');

  await page.goto('/cn/user');
  await openRow(page, t.rows.data);
  const download = page.waitForEvent('download');
  const takeAlong = main.getByRole('form', { name: t.rows.data });
  await takeAlong.getByLabel(t.current, { exact: true }).fill(firstPassword);
  await page.keyboard.press('Enter');
  const file = await download;
  expect(file.suggestedFilename().startsWith(t.name)).toBe(true);
  const data: unknown = JSON.parse(readFileSync(await file.path(), 'utf8'));
  expect(data).toMatchObject({
    account: { phone: address, hasPassword: true },
    contact: { contact: 'Kim Weaver' },
    requests: [],
  });
  await expect(main.getByText(joined(t.downloaded))).toBeVisible();

  await openRow(page, t.rows.deletion);
  const deletion = main.getByRole('form', { name: t.rows.deletion });
  await deletion.getByRole('button', { name: t.remove, exact: true }).press('Enter');
  await expect(deletion.getByRole('link')).toBeVisible();
  await expectAccessible(page, 'deletion');
  await deletion.getByLabel(t.current, { exact: true }).fill(firstPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByText(joined(t.removed))).toBeVisible();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(t.signIn);
  const given = { account: address, password: firstPassword };
  const reply = await request.post('/api/offi/public/phonePwdLogin', { data: given });
  expect(await reply.json()).toMatchObject({ code: 401 });
});
