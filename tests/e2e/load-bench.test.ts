import type { Page } from '@playwright/test';
import { findAircraft, loadBench } from '../../packages/catalog/src/index.ts';
import { sumLoad } from '../../packages/catalog/src/load-rules.ts';
import { expectAccessible } from './accessible.ts';
import { expectRunning } from './running.ts';
import { expect, test } from './test.ts';

const words = {
  en: { hang: 'Hang it', hanging: 'Hangs', remove: 'Take off', left: 'leaves' },
  cn: { hang: '挂上', hanging: '已挂上', remove: '取下', left: '剩余' },
};

const choice = (page: Page, code: string, name: string) =>
  page.getByRole('checkbox', { name: `${name} ${code}`, exact: true });

/** All of a tile can be pressed, but for its code. */
const tile = (page: Page, code: string) =>
  page
    .getByRole('list', { name: /^(?:What may hang from it|可挂载的产品)$/ })
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: code, exact: true }) });

const weight = (page: Page) => page.getByRole('main').locator('p', { hasText: /^[\d\s\u2009]+g (?:of|\/) / });

for (const language of ['en', 'cn'] as const) {
  const { hanging, remove } = words[language];

  test(`in ${language} payloads hang from the tray, and the address has the set through reload, back and the other language`, async ({
    page,
  }) => {
    await page.goto(`/${language}/load/m350`);
    await expectRunning(page);
    await tile(page, 'T90').click();
    await tile(page, 'H150T').click();
    await expect(page).toHaveURL(/\/load\/m350\?models=T90,H150T$/);
    await expect(weight(page)).toContainText('1\u2009943');
    await expect(page.getByRole('button', { name: `${remove} T90` })).toBeVisible();

    await page.reload();
    await expect(choice(page, 'T90', hanging)).toBeChecked();
    await expect(weight(page)).toContainText('1\u2009943');

    // The code of a tile leads to the product, and the way back to the set.
    await page.getByRole('link', { name: 'PT4', exact: true }).first().click();
    await expect(page).toHaveURL(/\/details\/product\/PT4/);
    await page.goBack();
    await expect(choice(page, 'H150T', hanging)).toBeChecked();

    const other = language === 'en' ? 'cn' : 'en';
    const switched = new URL(page.url());
    switched.pathname = switched.pathname.replace(`/${language}/`, `/${other}/`);
    const link = page.getByRole('banner').getByRole('link', { name: language === 'en' ? '中文' : 'English' });
    await link.click();
    await expect(page).toHaveURL(switched.href);
    await expect(choice(page, 'T90', words[other].hanging)).toBeChecked();
  });
}

test('what does not fit says why, and what is taken off makes room', async ({ page }) => {
  await page.goto('/en/load/m350?models=T90,H150T,T40S');
  await expectRunning(page);
  await expect(tile(page, 'T80')).toContainText('too heavy by 243\u2009g');
  await expect(tile(page, 'T80').getByRole('checkbox')).toHaveCount(0);
  await page.getByRole('button', { name: 'Take off H150T' }).click();
  await expect(tile(page, 'T80')).toContainText('port taken: E-Port');
  await page.getByRole('button', { name: 'Take off T90' }).click();
  await tile(page, 'T80').click();
  await expect(page).toHaveURL(/\?models=T40S,T80$/);
});

test('a bracket that is needed is counted, and hangs by a press', async ({ page }) => {
  await page.goto('/en/load/m350?models=T90');
  await expectRunning(page);
  await expect(weight(page)).toContainText('963');
  await page.getByRole('button', { name: 'Hang M350PSDK' }).click();
  await expect(weight(page)).toContainText('961');
  await expect(page.getByText('Needs a bracket')).toHaveCount(0);
});

test('what an address asks for beyond what is made for the aircraft is named, and a set that is too heavy says so', async ({
  page,
}) => {
  await page.goto('/en/load/m30?models=T40S,S3,DS16,nothing');
  await expect(
    page.getByText('DS16, nothing are not made for this aircraft and were left out.'),
  ).toBeVisible();
  await expect(page.getByText('It is 41\u2009g heavier than the aircraft lifts.')).toBeVisible();
  await expectRunning(page);
  await page.getByRole('button', { name: 'Take off S3' }).click();
  await expect(page.getByText('This set does not fly')).toHaveCount(0);
});

test('the keys of a keyboard are enough', async ({ page }) => {
  await page.goto('/en/load/m4e');
  await expectRunning(page);
  await choice(page, 'H1T', 'Hang it').focus();
  await page.keyboard.press('Space');
  await expect(choice(page, 'H1T', 'Hangs')).toBeFocused();
  await page.getByRole('button', { name: 'Take off H1T' }).focus();
  await page.keyboard.press('Enter');
  await expect(choice(page, 'H1T', 'Hang it')).not.toBeChecked();
  await expectAccessible(page);
});

// A sample of the sets that the catalogue's tests judge whole: every twelfth pair, on aircraft of one port and of several.
for (const key of ['M30', 'M350', 'FC30'] as const) {
  test(`on ${key} the page judges pairs as the catalogue does`, async ({ page }) => {
    test.slow();
    const { carrier, products } = loadBench(findAircraft(key));
    const pairs = products
      .flatMap((one, index) => products.slice(index + 1).map((other) => [one, other] as const))
      .filter((_, index) => index % 12 === 0);
    for (const pair of pairs) {
      const codes = pair.map(({ code }) => code);
      await page.goto(`/en/load/${key.toLowerCase()}?models=${codes.join(',')}`);
      const { totalG, faults } = sumLoad(carrier, pair);
      await expect(weight(page), codes.join(' + ')).toContainText(
        totalG.toLocaleString('en').replaceAll(',', '\u2009'),
      );
      await expect(page.getByText('This set does not fly'), codes.join(' + ')).toHaveCount(
        faults.length > 0 ? 1 : 0,
      );
    }
  });
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the empty aircraft is drawn, and what it carries leads to its pages', async ({ page }) => {
    await page.goto('/en/load/m350?models=T90');
    await expect(page.getByRole('img', { name: /Plan view/ })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /T90/ })).toBeHidden();
    await expect(page.getByRole('link', { name: 'T90', exact: true }).first()).toHaveAttribute(
      'href',
      '/en/details/product/T90',
    );
  });
});

test('a set is printed as it stands, without what can be pressed', async ({ page }) => {
  await page.goto('/en/load/m350?models=T90,H150T');
  await expect(weight(page)).toContainText('1\u2009943');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('img', { name: /Plan view/ })).toBeVisible();
  await expect(weight(page)).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /T90/ })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeHidden();
  const pages = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b(?!s)/g);
  expect(pages).toHaveLength(1);
});

test('a product leads to each of its aircraft with the product under it, and a combination with all of it', async ({
  page,
}) => {
  await page.goto('/en/details/product/T90');
  await expectRunning(page);
  await page.getByRole('main').getByRole('link', { name: 'M350' }).first().click();
  await expect(page).toHaveURL(/\/load\/m350\?models=T90$/);
  await expect(choice(page, 'T90', 'Hangs')).toBeChecked();

  await page.goto('/en/solution/FireFighting');
  await expectRunning(page);
  const aircraft = page.getByRole('main').locator('article').first().getByRole('link').first();
  const codes = new URL((await aircraft.getAttribute('href')) ?? '', page.url()).searchParams.get('models');
  expect(codes).toMatch(/^\w+(?:,\w+)+$/);
  await aircraft.click();
  for (const code of codes?.split(',') ?? []) await expect(choice(page, code, 'Hangs')).toBeChecked();
  await expect(page.getByText('This set does not fly')).toHaveCount(0);
});

test('my aircraft is remembered over the site, and can be dropped', async ({ page }) => {
  await page.goto('/en/load/m30');
  await expectRunning(page);
  const mine = page.getByRole('button', { name: 'My aircraft' });
  await expect(mine).toHaveAttribute('aria-pressed', 'false');
  await mine.click();
  await expect(mine).toHaveAttribute('aria-pressed', 'true');

  await page.goto('/en/series/searchlight');
  const plate = (code: string) =>
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: code, exact: true }) });
  await expect(plate('T30').getByText('(your aircraft)')).toBeAttached();
  await expect(plate('T90').getByText('(your aircraft)')).toHaveCount(0);
  // Its filter comes first.
  await expect(page.getByRole('button', { name: /^M30 / })).toBeVisible();

  await page.goto('/en/compare/searchlight?models=T30,T90');
  await expect(page.getByText('Of these your M30 carries T30.')).toBeVisible();

  await page.goto('/en/load/m30');
  await expect(mine).toHaveAttribute('aria-pressed', 'true');
  await mine.click();
  await page.goto('/en/compare/searchlight?models=T30,T90');
  await expectRunning(page);
  await expect(page.getByText('Of these your')).toHaveCount(0);
});
