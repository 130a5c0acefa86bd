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
  shownBy,
  test,
  texts,
  watchBar,
} from './port-page.ts';
import { firmwareUpload } from './serial-port.ts';

const t = texts.cn;

test('upgrades a device from the first step to the last', { tag: '@gate' }, async ({ page, device }) => {
  await device();
  await connect(page, 'cn');
  await page.locator('input[type=file]').setInputFiles(await firmwareUpload('S3MINI', 40_000));
  await expect(heading(page)).toHaveText(t.ready.title, longTimeout);
  await watchBar(page);
  await press(page, t.ready.send);
  await expect(heading(page)).toHaveText(t.sending.title);
  await expect(page.getByText(t.sending.warning)).toBeVisible();
  await expectAccessible(page);
  await expectNarrow(page);
  await expect(heading(page)).toHaveText(t.complete.title, longTimeout);
  await expect(page.getByText(t.complete.ready)).toBeVisible();

  const shown = await shownBy(page);
  const percents = shown.map(({ percent }) => percent);
  expect(percents).toEqual(percents.toSorted((a, b) => a - b));
  expect(percents.at(-1)).toBe(100);
  // Rendered at most ten times in any second.
  for (const { at } of shown) {
    expect(shown.filter((each) => each.at >= at && each.at < at + 1000).length).toBeLessThanOrEqual(10);
  }
  for (const line of [/115\u2009?.200 baud|115.200 波特/, /3\.1\.7/, /CH340/]) {
    await expect(log(page)).toContainText(line);
  }
  await expect(log(page).getByText(t.log.lines.closed)).toBeVisible();
  const saved = page.waitForEvent('download');
  await press(page, t.log.save);
  expect((await saved).suggestedFilename()).toBe(t.log.file);
});

test('refuses a wrong file before a byte of it is sent', { tag: '@gate' }, async ({ page, device }) => {
  const one = await device();
  await connect(page, 'cn');
  const before = one.written;
  const field = page.locator('input[type=file]');
  await field.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no') });
  await expect(page.getByRole('alert')).toContainText(t.messages.pleaseSelectCorrectFile);
  await expect(page.getByRole('alert')).toContainText(t.errors['file-short']);
  await field.setInputFiles(await firmwareUpload('AD2', 20_000));
  await expect(page.getByRole('alert')).toContainText(t.errors['file-model']);
  expect(one.written).toBe(before);
  await expect(heading(page)).toHaveText(t.choose.title);
  // The way back leads to the first step, with nothing left of what failed.
  await press(page, t.disconnect);
  await expect(heading(page)).toHaveText(t.select.title);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('gets over a cable that is pulled at 40 %', async ({ page, device }) => {
  const one = await device({ faults: ['disconnect@40%'] });
  await prepare(page, 'cn', 40_000);
  await press(page, t.ready.send);
  await expect(heading(page)).toHaveText(new RegExp(t.messages.deviceDisconnected), longTimeout);
  await expect(page.getByText(t.errors['device-lost']).first()).toBeVisible();
  await expect(page.getByText(t.failure.acts.lost[2] ?? '')).toBeVisible();
  const bar = page.getByRole('progressbar');
  expect(Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThanOrEqual(35);
  expect(Number(await bar.getAttribute('aria-valuenow'))).toBeLessThanOrEqual(45);

  await one.plug();
  await expect(heading(page)).toHaveText(t.ready.title, longTimeout);
  await press(page, t.ready.send);
  await expect(heading(page)).toHaveText(t.complete.title, longTimeout);
});

test('rehearses without a device from start to end', async ({ page }) => {
  await page.goto('/cn/port');
  await page.getByRole('switch', { name: t.rehearsal.switch }).check();
  await expect(page.getByText(t.rehearsal.banner)).toBeVisible();
  await page.getByLabel(t.rehearsal.fault).selectOption('unplugged');
  await expectAccessible(page);
  await expectNarrow(page);
  await press(page, t.rehearsal.choose);
  await expect(heading(page)).toHaveText(t.choose.title, longTimeout);
  await page.locator('input[type=file]').setInputFiles(await firmwareUpload('S3MINI', 40_000));
  await press(page, t.ready.send);
  await expect(page.getByRole('progressbar', { name: t.sending.labelRehearsal })).toBeVisible();
  await expect(page.getByText(t.rehearsal.banner)).toBeVisible();
  await expect(heading(page)).toHaveText(new RegExp(t.messages.deviceDisconnected), longTimeout);
  // The simulated cable is put back by itself, and the page finds it.
  await expect(heading(page)).toHaveText(t.ready.title, longTimeout);
  await press(page, t.ready.send);
  await expect(heading(page)).toHaveText(t.complete.titleRehearsal, longTimeout);
  await expectAccessible(page);
  await press(page, t.rehearsal.end);
  await expect(page.getByText(t.rehearsal.banner)).toBeHidden();
  await expect(heading(page)).toHaveText(t.select.title);
});

test('keeps the questions where they are when firmware to keep appears', async ({ page }) => {
  const late = Promise.withResolvers<void>();
  await page.route('**/assets/FirmwareOffline-*.js', async (route) => {
    await late.promise;
    await route.continue();
  });
  await page.goto('/cn/port');
  const question = page.getByText(t.help.driver.question);
  const asked = page.waitForRequest(/FirmwareOffline/);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await asked;
  const before = await question.boundingBox();
  late.resolve();
  await page.getByRole('region', { name: t.keep }).waitFor();
  expect(await question.boundingBox()).toEqual(before);
});
