import { expectAccessible } from './accessible.ts';
import { expectRunning } from './running.ts';
import { expect, test } from './test.ts';

const said = {
  title: '查询设备',
  serial: '序列号',
  act: '查询',
  missing: '请输入序列号',
  unknown: '没有序列号为 T90-NOWHERE 的设备',
  files: '手册与固件',
  repair: '申请维修',
  firmware: '最新固件',
  look: '查询设备 S3MINI-SAMPLE-01',
};

test('a serial number leads to its device', { tag: '@gate' }, async ({ page }) => {
  await page.goto('/cn/device');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(said.title);
  await expectRunning(page);
  await main.getByRole('button', { name: said.act }).click();
  await expect(main.getByRole('link', { name: said.missing })).toBeVisible();
  await main.getByLabel(said.serial, { exact: true }).fill('T90-NOWHERE');
  await main.getByRole('button', { name: said.act }).click();
  await expect(main.getByText(said.unknown)).toBeVisible();
  await expectAccessible(page, 'unknown');

  await main.getByLabel(said.serial, { exact: true }).fill('s3mini sample 01');
  await page.keyboard.press('Enter');
  await expect(main.getByText('SN S3MINI-SAMPLE-01')).toBeVisible();
  await expect(main.getByText(said.firmware, { exact: true })).toBeVisible();
  await expect(main.getByRole('link', { name: said.files })).toHaveAttribute(
    'href',
    '/cn/details/downloads/S3mini',
  );
  await expectAccessible(page, 'a device');
  // A reload keeps it, and the way back leads to the one before.
  await page.reload();
  await expect(main.getByText('SN S3MINI-SAMPLE-01')).toBeVisible();
  await main.getByRole('link', { name: said.repair }).click();
  await expect(page.getByRole('textbox', { name: said.serial })).toHaveValue('S3MINI-SAMPLE-01');
});

test('the code on a label and the search lead to it', async ({ page }) => {
  await page.goto('/cn/device/S3MINI-SAMPLE-01');
  await expect(page).toHaveURL('/cn/device?serial=S3MINI-SAMPLE-01');
  await expect(page.getByText('SN S3MINI-SAMPLE-01')).toBeVisible();
  await page.goto('/cn/search?q=S3MINI-SAMPLE-01');
  await page.getByRole('link', { name: said.look }).click();
  await expect(page.getByText('SN S3MINI-SAMPLE-01')).toBeVisible();
});
