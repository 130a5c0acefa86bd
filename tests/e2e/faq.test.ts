import type { Page } from '@playwright/test';
import { problems } from '../../packages/catalog/src/index.ts';
import { field, words } from './service-forms.ts';
import { expect, test } from './test.ts';

/** What belongs to the first step of an answer, which nothing else on the page says. */
const steps = {
  spk1: 'allow the app to use the microphone',
  all1: 'Switch the aircraft off before you touch the payload.',
  all2: 'Update on a quiet day',
  drop1: 'a hook that is late can still open',
};

const question = (page: Page, code: string) => page.locator(`details:has(#${code}) > summary`);
const step = (page: Page, code: keyof typeof steps) => page.getByText(steps[code]);

const families = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('heading', { level: 2 })
    .filter({ visible: true })
    .filter({ hasNotText: /Three things|Still there|先做三件事|仍未解决/ });

test('an address leads to its answer, and one answer to another', async ({ page }) => {
  await page.goto('/en/faq#spk1');
  await expect(step(page, 'spk1')).toBeVisible();
  await expect(question(page, 'spk1')).toBeInViewport();
  await expect(step(page, 'drop1')).toBeHidden();

  await page
    .locator('#spk1')
    .getByRole('link', { name: /not recognised/ })
    .click();
  await expect(page).toHaveURL('/en/faq#all1');
  await expect(step(page, 'all1')).toBeVisible();
  await expect(question(page, 'all1')).toBeInViewport();
});

test('a link of another page leads to its answer, also where a filter hides it', async ({ page }) => {
  await page.goto('/en/faq?type=megaphone');
  await page.getByRole('button', { name: /Droppers/ }).click();
  await expect(page).toHaveURL('/en/faq?type=thrower');
  await expect(families(page)).toHaveText(['Droppers', 'Every payload']);

  // The report's link back, which the frame follows without loading a page.
  await page.evaluate(() => history.replaceState(history.state, '', '/en/faq?type=thrower'));
  await page.locator('details:has(#drop1) > summary').click();
  await page
    .locator('#drop1')
    .getByRole('link', { name: /Report the problem/ })
    .click();
  await expect(page).toHaveURL('/en/apply/problem?problem=drop1');
  await page.getByRole('link', { name: 'A hook does not open or close' }).click();
  await expect(step(page, 'drop1')).toBeVisible();

  await page.goto('/en/faq?type=thrower');
  await expect(families(page)).toHaveText(['Droppers', 'Every payload']);
  await page.evaluate(() => {
    location.hash = '#spk1';
  });
  await expect(step(page, 'spk1')).toBeVisible();
  await expect(page).toHaveURL('/en/faq#spk1');
});

test('the family chosen stays after a reload and in the other language', async ({ page }) => {
  await page.goto('/en/faq');
  await expect(families(page)).toHaveCount(5);
  await page.getByRole('button', { name: /Searchlights/ }).click();
  await expect(page).toHaveURL('/en/faq?type=searchlight');
  await page.reload();
  await expect(page.getByRole('button', { name: /Searchlights/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(families(page)).toHaveText(['Searchlights', 'Every payload']);

  await page.getByRole('link', { name: '中文' }).first().click();
  await expect(page).toHaveURL('/cn/faq?type=searchlight');
  await expect(families(page)).toHaveText(['探照灯', '所有挂载']);
});

test('a report begins with the question and the model, and leaves a draft as it is', async ({ page }) => {
  const { fields } = words.en;
  await page.goto('/en/details/product/H1T#H1T-spk1');
  await page
    .locator('#H1T-spk1')
    .getByRole('link', { name: /Report the problem/ })
    .click();
  await expect(page).toHaveURL('/en/apply/problem?problem=spk1&product=H1T');
  await expect(field(page, fields.description)).toHaveValue('No sound when I talk live (spk1)\n');
  await expect(page.getByRole('combobox', { name: fields.model, exact: true })).toHaveValue('H1T');
  await expect(page.getByText(/^Started from the question/)).toBeVisible();

  await field(page, fields.description).fill('Silent since the rain.');
  await expect(page.getByText(words.en.saved)).toBeVisible();
  await page.goto('/en/apply/problem?problem=lig1&product=T90');
  await expect(page.getByText(/^Your draft was kept/)).toBeVisible();
  await expect(field(page, fields.description)).toHaveValue('Silent since the rain.');
  await expect(page.getByRole('combobox', { name: fields.model, exact: true })).toHaveValue('H1T');
});

test('paper shows every answer', async ({ page }) => {
  await page.goto('/en/faq');
  const answers = page.locator('main details ol');
  await expect(answers).toHaveCount(problems.length);
  const shown = () =>
    answers.evaluateAll(
      (all) => all.filter((each) => each.checkVisibility({ visibilityProperty: true })).length,
    );
  expect(await shown()).toBe(0);
  await page.emulateMedia({ media: 'print' });
  expect(await shown()).toBe(18);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('questions open, and an address leads to its answer', async ({ page }) => {
    await page.goto('/en/faq#all2');
    await expect(step(page, 'all2')).toBeVisible();
    await expect(step(page, 'spk1')).toBeHidden();
    await question(page, 'spk1').click();
    await expect(step(page, 'spk1')).toBeVisible();
  });

  test('a product page answers its model\u2019s questions', async ({ page }) => {
    await page.goto('/en/details/productSupport/SDKOSDK');
    await question(page, 'SDKOSDK-all1').click();
    await expect(step(page, 'all1')).toBeVisible();
    await expect(page.locator('#SDKOSDK-all2, #SDKOSDK-spk1')).toHaveCount(0);
  });
});
