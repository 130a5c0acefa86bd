import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { joined } from './joined.ts';
import { newDigits, register, signInAt } from './own-accounts.ts';
import { words as formWords } from './service-forms.ts';
import { expect, test } from './test.ts';

const t = {
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
};

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

const labels = formWords.cn.fields;

test('an account claims a device by the codes of its label, and gives it up', { tag: '@gate' }, async ({
  page,
  request,
}) => {
  const address = await register(request);
  const codes = await newDevice(request);
  await signInAt(page, address);
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
