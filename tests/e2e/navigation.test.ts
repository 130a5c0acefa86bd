import type { Page } from '@playwright/test';
import { products } from '../../packages/catalog/src/index.ts';
import { expectRunning } from './running.ts';
import { expect, test } from './test.ts';

test.describe('language', () => {
  test('without a stored language the site opens in Chinese', { tag: '@gate' }, async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL('/cn/');
  });

  test('a language once entered is kept for addresses without one', { tag: '@gate' }, async ({ page }) => {
    await page.goto('/en/series/megaphone');
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('language'))).toBe('en');
    await page.goto('/details/product/T90?x=1');
    await expect(page).toHaveURL('/en/details/product/T90?x=1');
  });

  test('switching keeps the page, the query and what was chosen', { tag: '@gate' }, async ({ page }) => {
    await page.goto('/en/compare/megaphone?models=H1T,H10');
    await expect(page.getByRole('columnheader', { name: /H10\b/ })).toBeVisible();
    await expectRunning(page);
    await page.getByRole('switch', { name: 'Differences only' }).check();
    const chinese = page.getByRole('banner').getByRole('link', { name: '中文' });
    // Before the page runs the link loads the other page again, without what is set on this one.
    await expect(chinese).toHaveAttribute('href', '/cn/compare/megaphone?models=H1T,H10&rows=differences');
    await chinese.click();
    await expect(page).toHaveURL('/cn/compare/megaphone?models=H1T,H10&rows=differences');
    await expect(page.getByRole('switch', { name: '只看差异' })).toBeChecked();
    await expect(page.getByRole('columnheader', { name: /H10\b/ })).toBeVisible();
  });
});

test.describe('scroll', () => {
  test('goes to the top after a navigation and back to its place on Back', { tag: '@gate' }, async ({
    page,
  }) => {
    await page.goto('/en/series/searchlight');
    const last = page.getByRole('main').getByRole('link', { name: 'T10', exact: true }).last();
    await last.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(200);
    await last.click();
    await expect(page).toHaveURL('/en/details/product/T10');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL('/en/series/searchlight');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  });

  test('an anchor of the page is gone to each time it is pressed, and Back finds the place before', async ({
    page,
  }) => {
    await page.goto('/en/download/products/searchlight');
    await expectRunning(page);
    const scroll = () => page.evaluate(() => Math.round(scrollY));
    // Any text may lead to a row of the list.
    await page.locator('main').evaluate((main) => {
      const link = Object.assign(document.createElement('a'), { href: '#T160', textContent: 'to the T160' });
      // Always in view, so that a press scrolls nothing by itself.
      link.style.cssText = 'position: fixed; inset: 50% auto auto 0; z-index: 99';
      main.prepend(link);
    });
    const anchor = page.getByRole('link', { name: 'to the T160' });
    await page.mouse.wheel(0, 40);
    await expect.poll(scroll).toBe(40);
    await anchor.click();
    await expect(page).toHaveURL(/#T160$/);
    await expect.poll(scroll).toBeGreaterThan(300);
    const place = await scroll();
    await page.goBack();
    await expect.poll(scroll).toBe(40);
    await page.goForward();
    await expect.poll(scroll).toBe(place);
    // Where the address has it already, and the place has been left.
    await page.evaluate(() => scrollTo(0, 40));
    await anchor.click();
    await expect.poll(scroll).toBe(place);
  });

  test('a page reached by a link is whole, and a place at its end is found on Back', async ({ page }) => {
    await page.goto('/en/series/searchlight');
    await page.getByRole('main').getByRole('link', { name: 'T90', exact: true }).last().click();
    await expect(page).toHaveURL('/en/details/product/T90');
    const last = page.getByRole('main').getByRole('link').last();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(
      await headingsSent(page, '/en/details/product/T90'),
    );
    await last.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(1000);
    await last.click();
    await expect(page).not.toHaveURL('/en/details/product/T90');
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  });
});

/** How many headings of the second level the prerendered page has. */
async function headingsSent(page: Page, address: string): Promise<number> {
  const html = await (await page.request.get(address)).text();
  return html.slice(html.indexOf('<main'), html.indexOf('</main>')).split('<h2').length - 1;
}

test.describe('pages keep their state', () => {
  test('a filter and a choice are there after a visit elsewhere', { tag: '@gate' }, async ({ page }) => {
    const onM300 = products.filter(({ type, aircraft }) => type === 'megaphone' && aircraft.includes('M300'));
    await page.goto('/en/series/megaphone');
    await page.getByRole('button', { name: /^M300\b/ }).click();
    await expect(page).toHaveURL('/en/series/megaphone?filter=M300');
    await expect(page.getByRole('main').getByRole('status').first()).toHaveText(`${onM300.length} models`);
    await page.getByRole('checkbox', { name: 'Compare H10T' }).check();

    await page.getByRole('main').getByRole('link', { name: 'H10', exact: true }).last().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('H10');
    await page
      .getByRole('navigation', { name: 'You are here' })
      .getByRole('link', { name: 'Megaphones' })
      .click();

    await expect(page).toHaveURL('/en/series/megaphone?filter=M300');
    await expect(page.getByRole('checkbox', { name: 'Compare H10T' })).toBeChecked();
  });

  test('an open answer and a half-filled form are there after a visit elsewhere', async ({ page }) => {
    await page.goto('/en/faq');
    await expectRunning(page);
    const question = page.getByRole('main').locator('details', { hasText: 'Why is nothing heard' });
    await question.locator('summary').click();
    await expect(question).toHaveAttribute('open');

    await page.getByRole('contentinfo').getByRole('link', { name: 'Service and support' }).click();
    await expect(page).toHaveURL('/en/support');
    await page.goBack();
    await expect(page).toHaveURL('/en/faq');
    await expect(question).toHaveAttribute('open');

    await page.goto('/en/apply/problem');
    await page.getByRole('textbox', { name: 'Contact' }).fill('L. Ortega');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Service and support' }).click();
    await expect(page).toHaveURL('/en/support');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page.getByRole('textbox', { name: 'Contact' })).toHaveValue('L. Ortega');
  });
});

test.describe('unknown addresses', () => {
  test.use({ failures: true });

  test('answer 404, count down and go home', { tag: '@gate' }, async ({ page }) => {
    await page.clock.install();
    const response = await page.goto('/cn/nothing/here');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('页面不存在');
    // It counts once it runs.
    await expect(page.getByRole('button', { name: '留在本页' })).toBeVisible();
    await page.clock.runFor(6000);
    await expect(page).toHaveURL('/cn/');
  });
});

test.describe('refused requests', () => {
  test.use({ failures: true });

  test('an API that does not answer is told in words and can be tried again', { tag: '@gate' }, async ({
    page,
    context,
  }) => {
    await page.goto('/en/series/megaphone');
    // What still came afterwards would refresh the page before it is tried again.
    await page.waitForLoadState('networkidle');
    await context.route('**/api/**', (route) => route.abort());
    await page.getByRole('main').getByRole('link', { name: 'H1E', exact: true }).last().click();
    await expect(page.getByRole('alert')).toContainText('The server could not be reached');
    await context.unroute('**/api/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('H1E');
  });
});
