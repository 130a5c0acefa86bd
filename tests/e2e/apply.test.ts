import { execFileSync } from 'node:child_process';
import { field, filesKept, fillRepair, pictures, send, sendButton, signIn, words } from './service-forms.ts';
import { expect, test } from './test.ts';

/** What staff see of a request. */
function shownToStaff(number: string): string {
  return execFileSync(process.execPath, ['apps/server/src/commands/requests.ts', 'show', number], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: process.env['E2E_DATA_DIR'] },
  });
}

test.use({ timezoneId: 'Europe/Berlin' });

// Whole walks, with a sign-in in the middle.
test.setTimeout(120_000);

/** Sample devices of the README; each walk has its own, for a device is activated once. */
const devices = {
  activated: { serial: 'H150T-SAMPLE-01', verification: 'M4RX', activation: 'H150-3KVT-86NB' },
  enrolled: { serial: 'T90-SAMPLE-02', verification: 'D3NV', activation: 'T904-8RGY-43KA' },
};

const t = words.cn;

test('a device is activated without an account; asked again, it says the same time', {
  tag: '@gate',
}, async ({ page }) => {
  const { serial, verification, activation } = devices.activated;
  const activate = async (typed: string) => {
    await page.goto('/cn/apply/activate');
    await expect(sendButton(page, t.acts.activate)).toBeVisible();
    await field(page, t.fields.serial).fill(typed);
    await field(page, t.fields.verification).fill(verification.toLowerCase());
    await field(page, t.fields.activation).fill(activation);
    await send(page, t.acts.activate);
    await expect(page).toHaveURL('/cn/success');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.activated);
  };
  const times = () =>
    page
      .getByRole('main')
      .locator('time')
      .evaluateAll((all: HTMLTimeElement[]) => all.map(({ dateTime }) => Date.parse(dateTime)));

  // As people type: small letters, spaces, full-width characters.
  await activate(serial.toLowerCase().replaceAll('-', ' '));
  const [activatedAt = 0, bindBefore = 0] = await times();
  expect(Math.abs(Date.now() - activatedAt)).toBeLessThan(60_000);
  expect(bindBefore - activatedAt).toBe(72 * 3_600_000);
  await expect(page.getByRole('main')).toContainText(serial);
  await expect(page.getByRole('main')).toContainText(/\d\s*年/);
  // In the visitor's time.
  const shown = await page.getByRole('main').locator('time').first().textContent();
  const hour = new Intl.DateTimeFormat('en', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'Europe/Berlin',
  });
  expect(shown).toContain(hour.format(activatedAt));

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.activated);
  expect(await times()).toEqual([activatedAt, bindBefore]);

  await activate(serial);
  expect(await times()).toEqual([activatedAt, bindBefore]);
});

test.describe('refused', () => {
  test.use({ failures: true });

  test('a wrong code says Check Fail, and nothing typed is lost', { tag: '@gate' }, async ({ page }) => {
    await page.goto('/cn/apply/activate');
    await send(page, t.acts.activate);
    await expect(field(page, t.fields.serial)).toBeFocused();
    await expect(field(page, t.fields.serial)).toHaveAccessibleDescription(new RegExp(t.noSerial));

    await field(page, t.fields.serial).fill('PT4-SAMPLE-01');
    await field(page, t.fields.verification).fill('AAAA');
    await field(page, t.fields.activation).fill('PT43-5MXE-97UC');
    await send(page, t.acts.activate);
    const summary = page.getByRole('region', { name: t.checkFail });
    await expect(summary).toBeFocused();
    await expect(field(page, t.fields.serial)).toHaveValue('PT4-SAMPLE-01');
    await expect(field(page, t.fields.verification)).toHaveValue('AAAA');
    await expect(page).toHaveURL('/cn/apply/activate');
  });

  test('a request that the line lost is sent again, and taken once', { tag: '@gate' }, async ({
    page,
    request,
    context,
  }) => {
    await page.goto('/cn/apply/repair');
    await fillRepair(page, t, 'T90-SAMPLE-02');
    await send(page, t.acts.repair);
    const numbers: unknown[] = [];
    // The service takes it, and the answer does not arrive.
    await context.route('**/saveByHand/**', async (route) => {
      numbers.push(await (await route.fetch()).json());
      await route.abort();
    });
    await signIn(page, t, request);
    await expect(page.getByRole('main').getByRole('region').first()).toBeFocused();
    await expect(field(page, t.fields.contact)).toHaveValue(t.typed.contact);
    await context.unroute('**/saveByHand/**');
    await send(page, t.acts.repair);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.received);
    const number = await page.getByRole('figure', { name: t.number }).textContent();
    expect(numbers).toEqual([expect.objectContaining({ requestNumber: number })]);
  });
});

test('a repair request with two pictures is signed in for as it is sent, reaches the staff, and is seen again', {
  tag: '@gate',
}, async ({ page, request, browser }) => {
  await page.goto('/cn/apply/repair');
  await fillRepair(page, t, 't90 sample 01');
  await page.getByLabel(t.files).setInputFiles(pictures);
  // Nobody is asked to sign in for them; they wait, also over a reload and a change of language.
  await expect(page.getByText(t.kept, { exact: true })).toHaveCount(2);
  await expect(sendButton(page, t.acts.repair)).not.toHaveAttribute('aria-busy');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => filesKept(page)).toBe(2);
  await page.reload();
  await expect(page.getByText(t.kept, { exact: true })).toHaveCount(2);
  for (const picture of await page.getByRole('main').locator('li img').all()) {
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  }
  let sent = 0;
  page.on('request', (one) => {
    if (one.url().includes('saveByHand')) sent += 1;
  });
  await send(page, t.acts.repair);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: t.logInFirst })).toContainText(t.summary);
  await sendButton(page, t.acts.repair).dblclick();
  await signIn(page, t, request);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.received);
  expect(sent).toBe(1);
  expect(await filesKept(page)).toBe(0);

  const number = (await page.getByRole('figure', { name: t.number }).textContent()) ?? '';
  await expect(page).toHaveURL(`/cn/success?number=${number}`);
  // What was sent, for the parcel.
  for (const said of ['T90-SAMPLE-01', t.typed.description, t.typed.address, 'lamp-front.png']) {
    await expect(page.getByRole('main')).toContainText(said);
  }
  const seen = shownToStaff(number);
  expect(seen).toContain('T90-SAMPLE-01');
  expect(seen).toContain(t.typed.contact);
  expect(seen).toContain('JD00021415');
  expect(seen).toContain('lamp-front.png');
  expect(seen).toContain('label.jpg');

  await page.reload();
  await expect(page.getByRole('figure', { name: t.number })).toHaveText(number);

  // In another window, by its address or from the account, and by nobody else.
  const other = await page.context().newPage();
  await other.goto(`/cn/success?number=${number}`);
  await expect(other.getByRole('main')).toContainText(t.typed.description);
  await other.getByRole('main').getByRole('link', { name: t.own }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(t.ownTitle);
  await other.getByRole('main').getByRole('link', { name: number }).click();
  await expect(other.getByRole('figure', { name: t.number })).toHaveText(number);
  await other.close();
  const stranger = await browser.newPage();
  await stranger.goto(page.url());
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(t.signInToSee);
  await expect(stranger.getByText(t.typed.description)).toHaveCount(0);
  await stranger.close();
  // The form is empty again, and so is its draft.
  await page.goto('/cn/apply/repair');
  await expect(sendButton(page, t.acts.repair)).toBeVisible();
  // The next begins with who asks, and with nothing of what was asked.
  await expect(field(page, t.fields.contact)).toHaveValue(t.typed.contact);
  await expect(field(page, t.fields.serial)).toHaveValue('');
  await expect(field(page, t.fields.description)).toHaveValue('');
});

test('an exchange is a choice of the form that a link can hold', async ({ page, request }) => {
  await page.goto('/cn/apply/repair');
  await fillRepair(page, t, 'T90-SAMPLE-01');
  await page.getByRole('radio', { name: t.exchange }).check();
  await expect(page).toHaveURL('/cn/apply/repair?type=exchange');
  await page.reload();
  await expect(page.getByRole('radio', { name: t.exchange })).toBeChecked();
  await expect(field(page, t.fields.contact)).toHaveValue(t.typed.contact);
  await send(page, t.acts.exchange);
  await signIn(page, t, request);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.receivedExchange);
});

test.describe('enrolled', () => {
  test.use({ failures: true });

  test('an activated device is enrolled in the care plan by its codes', { tag: '@gate' }, async ({
    page,
    request,
  }) => {
    const { serial, verification, activation } = devices.enrolled;
    await page.goto('/cn/apply/activate');
    await expect(sendButton(page, t.acts.activate)).toBeVisible();
    await field(page, t.fields.serial).fill(serial);
    await field(page, t.fields.verification).fill(verification);
    await field(page, t.fields.activation).fill(activation);
    await send(page, t.acts.activate);
    await page.getByRole('main').getByRole('link', { name: t.toCare }).click();
    await expect(field(page, t.fields.serial)).toHaveValue(serial);
    await field(page, t.fields.contact).fill(t.typed.contact);
    await field(page, t.fields.phone).fill('138-0013-8000');
    await expect(field(page, t.fields.verification)).toHaveCount(0);
    await send(page, t.acts.care);
    await signIn(page, t, request);
    // Nobody was signed in when it was activated: the label has to show whose it is.
    await expect(field(page, t.fields.verification)).toBeFocused();
    await expect(field(page, t.fields.verification)).toHaveAccessibleDescription(t.showCodes);
    await expect(field(page, t.fields.contact)).toHaveValue(t.typed.contact);
    await field(page, t.fields.verification).fill('AAAA');
    await field(page, t.fields.activation).fill(activation.toLowerCase().replaceAll('-', ''));
    await send(page, t.acts.care);
    await expect(page.getByRole('region', { name: t.careCheckFail })).toBeFocused();
    await field(page, t.fields.verification).fill(verification);
    await send(page, t.acts.care);
    await expect(page).toHaveURL('/cn/success');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.enrolled);
    await expect(page.getByRole('main')).toContainText(serial);
  });
});

test('a draft survives a reload, a visit elsewhere and a change of language', { tag: '@gate' }, async ({
  page,
}) => {
  await page.goto('/cn/apply/repair');
  await fillRepair(page, t, 'T90-SAMPLE-01');
  // At once: what was typed last is kept as the page goes.
  await page.reload();
  await expect(field(page, t.fields.description)).toHaveValue(t.typed.description);
  await expect(field(page, t.fields.model)).toHaveValue('T90');
  await expect(page.getByText(t.saved)).toBeVisible();

  await page.getByRole('banner').getByRole('link', { name: t.other }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.otherTitle);
  const other = words.en;
  await expect(field(page, other.fields.contact)).toHaveValue(t.typed.contact);
  await expect(field(page, other.fields.description)).toHaveValue(t.typed.description);

  await page.goto('/cn/apply/problem');
  await expect(sendButton(page, t.acts.problem)).toBeVisible();
  await expect(field(page, t.fields.contact)).toHaveValue('');
});

test('what is missing is named on top and beside its field, where the focus is', async ({ page }) => {
  await page.goto('/cn/apply/repair');
  await field(page, t.fields.phone).fill('call me');
  await send(page, t.acts.repair);
  const summary = page.getByRole('region', { name: t.summary });
  await expect(field(page, t.fields.contact)).toBeFocused();
  await expect(summary).toContainText(t.emptyFields);
  // Its heading is in view, with room between it and the header.
  const header = await page.getByRole('banner').boundingBox();
  const box = await summary.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0) + 24);
  expect(box?.y).toBeLessThan(200);
  await expect(field(page, t.fields.contact)).toHaveAccessibleDescription(new RegExp(t.empty));
  await expect(field(page, t.fields.phone)).toHaveAccessibleDescription(t.format);
  await expect(field(page, t.fields.phone)).toHaveValue('call me');
  await page.getByRole('main').getByRole('link', { name: t.fields.serial, exact: true }).click();
  await expect(field(page, t.fields.serial)).toBeFocused();
});

test('what is typed before the page runs is kept', { tag: '@gate' }, async ({ page, context }) => {
  const typed = Promise.withResolvers<void>();
  await context.route('**/assets/main*', async (route) => {
    await typed.promise;
    await route.continue();
  });
  await page.goto('/cn/apply/activate', { waitUntil: 'commit' });
  await field(page, t.fields.serial).fill('H1T-SAMPLE-01');
  typed.resolve();
  await expect(sendButton(page, t.acts.activate)).toBeVisible();
  await field(page, t.fields.verification).fill('K7P2');
  await expect(field(page, t.fields.serial)).toHaveValue('H1T-SAMPLE-01');
});

test('storage that is blocked costs only the draft', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new Error('blocked');
      },
    });
  });
  await page.goto('/cn/apply/repair');
  await fillRepair(page, t, 'T90-SAMPLE-01');
  await expect(page.getByText(t.unkept)).toBeVisible();
  await send(page, t.acts.repair);
  await expect(page.getByRole('dialog', { name: t.signIn.panel })).toBeVisible();
});
