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

for (const language of ['en', 'cn'] as const) {
  const t = texts[language];

  test.describe(`the serial port page in ${language}`, () => {
    test('says beforehand what is needed', async ({ page }) => {
      await page.goto(`/${language}/port`);
      await expect(heading(page)).toHaveText(t.select.title);
      await expect(page.getByText(t.select.warningTitle)).toBeVisible();
      for (const code of ['S3mini', 'AD2']) {
        await expect(page.getByRole('main').getByText(code, { exact: true })).toBeVisible();
      }
      await page.getByText(t.help.driver.question).click();
      await expect(page.getByText(t.help.driver.answer)).toBeVisible();
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
      await expectNarrow(page);
    });

    test('keeps the questions where they are when firmware to keep appears', async ({ page }) => {
      const late = Promise.withResolvers<void>();
      await page.route('**/assets/FirmwareOffline-*.js', async (route) => {
        await late.promise;
        await route.continue();
      });
      await page.goto(`/${language}/port`);
      const question = page.getByText(t.help.driver.question);
      const asked = page.waitForRequest(/FirmwareOffline/);
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await asked;
      const before = await question.boundingBox();
      late.resolve();
      await page.getByRole('region', { name: t.keep }).waitFor();
      expect(await question.boundingBox()).toEqual(before);
    });

    test('upgrades a device from the first step to the last', async ({ page, device }) => {
      await device();
      await connect(page, language);
      await expectAccessible(page);
      await expectNarrow(page);
      await page.locator('input[type=file]').setInputFiles(await firmwareUpload('S3MINI', 40_000));
      await expect(heading(page)).toHaveText(t.ready.title, longTimeout);
      await expectAccessible(page);
      await expectNarrow(page);
      await watchBar(page);
      await press(page, t.ready.send);
      await expect(heading(page)).toHaveText(t.sending.title);
      await expect(page.getByText(t.sending.warning)).toBeVisible();
      await expectAccessible(page);
      await expectNarrow(page);
      await expect(heading(page)).toHaveText(t.complete.title, longTimeout);
      await expect(page.getByText(t.complete.ready)).toBeVisible();
      await expectAccessible(page);
      await expectNarrow(page);

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
    });

    test('refuses a wrong file before a byte of it is sent', async ({ page, device }) => {
      const { written } = await device().then(async (one) => {
        await connect(page, language);
        const before = one.written;
        const field = page.locator('input[type=file]');
        await field.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no') });
        await expect(page.getByRole('alert')).toContainText(t.messages.pleaseSelectCorrectFile);
        await expect(page.getByRole('alert')).toContainText(t.errors['file-short']);
        await field.setInputFiles(await firmwareUpload('AD2', 20_000));
        await expect(page.getByRole('alert')).toContainText(t.errors['file-model']);
        await expectAccessible(page);
        await expectNarrow(page);
        return { written: one.written - before };
      });
      expect(written).toBe(0);
      await expect(heading(page)).toHaveText(t.choose.title);
    });

    test('gets over a cable that is pulled at 40 %', async ({ page, device }) => {
      const one = await device({ faults: ['disconnect@40%'] });
      await prepare(page, language, 40_000);
      await press(page, t.ready.send);
      await expect(heading(page)).toHaveText(new RegExp(t.messages.deviceDisconnected), longTimeout);
      await expect(page.getByText(t.errors['device-lost']).first()).toBeVisible();
      await expect(page.getByText(t.failure.acts.lost[2] ?? '')).toBeVisible();
      const bar = page.getByRole('progressbar');
      expect(Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThanOrEqual(35);
      expect(Number(await bar.getAttribute('aria-valuenow'))).toBeLessThanOrEqual(45);
      await expectAccessible(page);
      await expectNarrow(page);

      await one.plug();
      await expect(heading(page)).toHaveText(t.ready.title, longTimeout);
      await press(page, t.ready.send);
      await expect(heading(page)).toHaveText(t.complete.title, longTimeout);
    });

    test('rehearses without a device from start to end', async ({ page }) => {
      await page.goto(`/${language}/port`);
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

    test('sends to the service after the third failure', async ({ page, device }) => {
      await device({ faults: ['nak@10%'] });
      await prepare(page, language, 10_000);
      await press(page, t.ready.send);
      for (let attempt = 1; attempt <= 2; attempt += 1) {
        await expect(heading(page)).toHaveText(new RegExp(t.messages.upgradeFailedTryAgain), longTimeout);
        const words = t.rail.attempt.replace('{{attempt}}', String(attempt)).replace('{{attempts}}', '3');
        await expect(page.getByText(words)).toBeVisible();
        await press(page, t.failure.retry);
      }
      await expect(heading(page)).toHaveText(new RegExp(t.messages.upgradeFailedContactService), longTimeout);
      await expect(page.getByRole('button', { name: t.failure.retry })).toHaveCount(0);
      await expect(page.getByRole('link', { name: t.failure.service })).toBeVisible();
      await expectAccessible(page);
      const saved = page.waitForEvent('download');
      await press(page, t.log.save);
      expect((await saved).suggestedFilename()).toBe(t.log.file);
    });
  });
}
