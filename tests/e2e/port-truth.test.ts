import { expectAccessible } from './accessible.ts';
import {
  connect,
  expect,
  expectNarrow,
  heading,
  log,
  longTimeout,
  prepare,
  press,
  test,
  texts,
} from './port-page.ts';
import { firmwareUpload } from './serial-port.ts';

const same = { major: 3, minor: 1, patch: 7 };

const t = texts.cn;

test('a device that reports its version already is not said to run the file', { tag: '@gate' }, async ({
  page,
  device,
}) => {
  await device({ protocol: 1, version: same, faults: ['ignore'] });
  await prepare(page, 'cn', 5000);
  await expect(page.getByText(t.ready.same.replace('{{version}}', '3.1.7'))).toBeVisible();
  await press(page, t.ready.send);
  await expect(heading(page)).toHaveText(t.unproven.title, longTimeout);
  const reported = t.device.reports.replace('{{named}} ', '').replace('{{version}}', '3.1.7');
  await expect(page.getByText(reported)).toBeVisible();
  await expectAccessible(page);
  await expectNarrow(page);
});

test('the third failure is the third after reloads too, and the log is still there', async ({
  page,
  device,
}) => {
  await device({ faults: ['nak@10%'] });
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    await prepare(page, 'cn', 5000);
    await press(page, t.ready.send);
    const title = attempt < 3 ? t.messages.upgradeFailedTryAgain : t.messages.upgradeFailedContactService;
    await expect(heading(page)).toHaveText(new RegExp(title), longTimeout);
    const words = t.rail.attempt.replace('{{attempt}}', String(attempt)).replace('{{attempts}}', '3');
    await expect(page.getByText(words)).toBeVisible();
  }
  await expect(log(page).getByText(t.log.lines.reloaded)).toHaveCount(2);
  await expect(log(page).getByText(/nak-limit/)).toHaveCount(3);
});

test('the next device gets the same file with two presses, and what runs already is a repair', async ({
  page,
  device,
}) => {
  await device();
  await prepare(page, 'cn', 5000);
  await press(page, t.ready.send);
  await expect(heading(page)).toHaveText(t.complete.title, longTimeout);
  await press(page, t.complete.another);
  await expect(page.getByText('S3MINI-3.1.7.ufw', { exact: false }).first()).toBeVisible();
  await press(page, t.select.samePort);
  await expect(heading(page)).toHaveText(t.installed.title, longTimeout);
  await press(page, t.installed.repair);
  await expect(heading(page)).toHaveText(t.complete.title, longTimeout);
});

test('on phones the segments stay in view as the steps change', async ({ page, device }) => {
  await page.setViewportSize({ width: 390, height: 740 });
  await device();
  await connect(page, 'en');
  const place = (step: number) =>
    page.getByText(`Step ${step} of 9`, { exact: true }).filter({ visible: true });
  await page.mouse.wheel(0, 600);
  await expect(place(5)).toBeInViewport();
  await page.locator('input[type=file]').setInputFiles(await firmwareUpload('S3MINI', 40_000));
  await expect(heading(page)).toHaveText(texts.en.ready.title, longTimeout);
  await press(page, texts.en.ready.send);
  await expect(heading(page)).toHaveText(texts.en.sending.title, longTimeout);
  await expect(heading(page)).toBeInViewport();
  await expect(place(7)).toBeInViewport();
});
