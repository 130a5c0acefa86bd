import type { Page } from '@playwright/test';
import { problems } from '../../packages/catalog/src/index.ts';
import { field, words } from './service-forms.ts';
import { expect, test } from './test.ts';

/** What belongs to the first step of an answer, which nothing else on the page says. */
const steps = {
  spk1: 'allow the app to use the microphone',
  drop1: 'a hook that is late can still open',
};

const question = (page: Page, code: string) => page.locator(`details:has(#${code}) > summary`);
const step = (page: Page, code: keyof typeof steps) => page.getByText(steps[code]);

const families = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('heading', { level: 2 })
    .filter({ visible: true })
    .filter({ hasNotText: /Three checks|Still stuck/ });

test('an address leads to its answer, and one answer to another', { tag: '@gate' }, async ({ page }) => {
  await page.goto('/cn/faq#spk1');
  await expect(page.locator('#spk1')).toBeVisible();
  await expect(question(page, 'spk1')).toBeInViewport();
  await expect(page.locator('#drop1')).toBeHidden();

  await page
    .locator('#spk1')
    .getByRole('link', { name: /识别不了/ })
    .click();
  await expect(page).toHaveURL('/cn/faq#all1');
  await expect(page.locator('#all1')).toBeVisible();
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
