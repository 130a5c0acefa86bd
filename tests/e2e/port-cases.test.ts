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

const { en, cn } = texts;

test('offers the download centre, newest first, with notes and sums', async ({ page, device }) => {
  await device();
  await connect(page, 'en');
  const newest = page.getByRole('article').first();
  await expect(newest).toContainText(/SHA-256/);
  await expect(page.getByRole('list', { name: /What changed/ }).first()).toBeVisible();
  await page.getByRole('button', { name: /^Use / }).first().click();
  await expect(heading(page)).toHaveText(en.ready.title, longTimeout);
  await expect(page.getByText(/S3mini-.*\.ufw fits S3mini/)).toBeVisible();
  await press(page, en.ready.other);
  await expect(heading(page)).toHaveText(en.choose.title);
});

test('a tab that is closed while it sends asks first, and the screen stays on', async ({ page, device }) => {
  await page.addInitScript(() => {
    window.awake = 0;
    navigator.wakeLock.request = async () => {
      window.awake = (window.awake ?? 0) + 1;
      return Object.assign(new EventTarget(), {
        released: false,
        type: 'screen' as const,
        onrelease: null,
        release: async () => {
          window.awake = (window.awake ?? 0) - 1;
        },
      });
    };
  });
  await device();
  await prepare(page, 'en', 40_000);
  await press(page, en.ready.send);
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', /^[1-9]/, longTimeout);
  expect(await page.evaluate(() => window.awake)).toBe(1);
  const beforeUnload = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await beforeUnload;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(heading(page)).toHaveText(en.complete.title, longTimeout);
  // From now on nothing is lost.
  expect(await page.evaluate(() => window.awake)).toBe(0);
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => page.isClosed()).toBe(true);
});

test('a second tab is told, and refused', async ({ page, context, device }) => {
  await device();
  await prepare(page, 'en', 20_000);
  const second = await context.newPage();
  await second.goto('/en/port');
  await press(second, en.select.choose);
  await expect(second.getByRole('alert')).toContainText(en.titles['already-open']);
  await expectAccessible(second);
  await press(page, en.ready.send);
  await expect(heading(page)).toHaveText(en.complete.title, longTimeout);
  // What is finished lets the other go on.
  await press(second, en.select.choose);
  await expect(heading(second)).toHaveText(en.choose.title, longTimeout);
});

test('an upgrade goes on while another page of the site is looked at, and in the other language', {
  tag: '@gate',
}, async ({ page, device }) => {
  await device();
  await prepare(page, 'en', 60_000);
  await press(page, en.ready.send);
  await page.getByRole('banner').getByRole('link', { name: '中文' }).click();
  await expect(heading(page)).toHaveText(cn.sending.title);
  await expect(log(page)).toContainText(cn.log.lines.accepted.slice(0, 9));
  await page.getByRole('banner').getByRole('link', { name: /JZ/ }).click();
  await expect(page).toHaveURL('/cn/');
  // Elsewhere the header says how far it is, and then that it has ended.
  const banner = page.getByRole('banner');
  await expect(banner.getByText(cn.running.writing.text.replace('{{model}}', 'S3mini'))).toBeVisible();
  await expect(page).toHaveTitle(/^\d+ % · /);
  await expectAccessible(page);
  await expect(banner.getByText(cn.running.complete.text.replace('{{model}}', 'S3mini'))).toBeVisible(
    longTimeout,
  );
  await expect(page).toHaveTitle(new RegExp(`^${cn.running.complete.mark} · `));
  await banner.getByRole('link', { name: cn.running.complete.act }).click();
  await expect(heading(page)).toHaveText(cn.complete.title);
  // What its own page has said is not said again.
  await page.getByRole('banner').getByRole('link', { name: /JZ/ }).click();
  await expect(page).toHaveURL('/cn/');
  await expect(page).not.toHaveTitle(/ · .* · /);
  await expect(banner.getByText(cn.running.complete.act)).toHaveCount(0);
});

test('all of a rehearsal works by keyboard alone', async ({ page }) => {
  await page.goto('/en/port');
  const tabTo = async (name: string | RegExp) => {
    const focused = page.locator('*:focus');
    await expect(async () => {
      await page.keyboard.press('Tab');
      await expect(focused).toHaveAccessibleName(name, { timeout: 100 });
      // The next key is pressed at once: the name was waited for.
    }).toPass({ ...longTimeout, intervals: [0] });
  };
  await tabTo(en.rehearsal.switch);
  await page.keyboard.press('Space');
  await expect(page.getByText(en.rehearsal.banner)).toBeVisible();
  await expect(page.getByLabel(en.rehearsal.model)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel(en.rehearsal.model)).toBeFocused();
  await page.keyboard.press('A');
  await expect(page.getByLabel(en.rehearsal.model)).toHaveValue('AD2');
  for (let i = 0; i < 20; i += 1) await page.keyboard.press('Shift+Tab');
  await tabTo(en.rehearsal.choose);
  await page.keyboard.press('Enter');
  // What was pressed has gone: the focus is at the heading of what comes next.
  await expect(heading(page)).toHaveText(en.choose.title, longTimeout);
  await expect(heading(page)).toBeFocused();
  await tabTo(/^Use /);
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(en.ready.title, longTimeout);
  await tabTo(en.ready.send);
  await page.keyboard.press('Enter');
  await expect(heading(page)).toBeFocused();
  await tabTo(en.sending.stop);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: en.sending.stopSure })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(en.stopped.title, longTimeout);
});

test('a browser without Web Serial is told so, and offers file, address and rehearsal', {
  tag: '@gate',
}, async ({ page }) => {
  await page.addInitScript(() => {
    // Where a browser has none, neither the instance nor the prototype has the name.
    Reflect.deleteProperty(Navigator.prototype, 'serial');
  });
  await page.goto('/en/port');
  await expect(page.getByText(en.select.unable)).toBeVisible();
  await expect(page.getByRole('button', { name: en.select.choose })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Download S3mini-/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Download AD2-/ })).toBeVisible();
  await expectAccessible(page);
  await expectNarrow(page);
  await page.getByRole('switch', { name: en.rehearsal.switch }).check();
  await expect(page.getByRole('button', { name: en.rehearsal.choose })).toBeVisible();
});
