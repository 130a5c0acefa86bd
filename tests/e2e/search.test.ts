import { expectAccessible } from './accessible.ts';
import { expectRunning } from './running.ts';
import { expect, test } from './test.ts';

const opener = 'header a[aria-keyshortcuts]';
const field = 'dialog[open] [role=combobox]';

test('a first visit loads neither the index nor the code of the search', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('/en/', { waitUntil: 'networkidle' });
  expect(requested.filter((url) => /\/search\/|SearchPanel|minisearch/i.test(url))).toEqual([]);
  await page.locator(opener).click();
  await expect(page.locator(field)).toBeFocused();
  await expect.poll(() => requested.filter((url) => url.endsWith('/search/en.json')).length).toBe(1);
});

test('the keyboard opens it, goes through the results and follows one, and Back finds what was typed', {
  tag: '@gate',
}, async ({ page }) => {
  await page.goto('/cn/');
  await expectRunning(page);
  await page.keyboard.press('Control+k');
  await expect(page.locator(field)).toBeFocused();
  await page.keyboard.type('t90 v2');
  const first = page.getByRole('option').first();
  await expect(first).toHaveAccessibleName(/T90V2/);
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/cn\/details\/product\/T90V2$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('T90V2');
  await expect(page.locator('dialog[open]')).toHaveCount(0);

  await page.goBack();
  await expect(page).toHaveURL(/\/cn\/$/);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await page.locator(opener).click();
  await expect(page.locator(field)).toHaveValue('t90 v2');
});

test('its keys open it over a page that has only just been drawn', { tag: '@gate' }, async ({ page }) => {
  await page.goto('/en/');
  await expectRunning(page);
  // As the next page's elements come, before anything else of it has run.
  await page.evaluate(() => {
    const seen = new MutationObserver(() => {
      // The page before it stays in the document, out of sight.
      if (![...document.querySelectorAll('h1')].some((title) => title.textContent === 'Searchlights')) return;
      seen.disconnect();
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true }));
    });
    seen.observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  await page
    .getByRole('navigation', { name: 'Product families' })
    .getByRole('link', { name: /Searchlights/ })
    .click();
  await expect(page.locator(field)).toBeFocused();
  await expect(page).toHaveURL('/en/series/searchlight');
});

test('a result pressed before what was typed stands in the address is followed', { tag: '@gate' }, async ({
  page,
}) => {
  await page.goto('/en/search');
  await expectRunning(page);
  const answer = Promise.withResolvers<void>();
  await page.route('**/getProductInfo/T90?*', async (route) => {
    await answer.promise;
    await route.continue();
  });
  // The pause after typing ends when the test says so.
  const timers = await page.evaluateHandle(() => {
    const set = new Set<() => void>();
    const setTimer = window.setTimeout.bind(window);
    Object.assign(window, {
      setTimeout: (act: () => void, delay?: number) => (delay === 400 ? set.add(act) : setTimer(act, delay)),
    });
    return set;
  });
  await page.getByRole('searchbox').fill('T90');
  await page.locator('main').getByRole('link', { name: 'T90' }).first().click();
  await timers.evaluate((set) => {
    if (set.size === 0) throw new Error('There was no pause.');
    for (const act of set) act();
  });
  answer.resolve();
  await expect(page).toHaveURL('/en/details/product/T90');
});

test('escape and the back button close it', async ({ page }) => {
  await page.goto('/en/port');
  await page.goto('/en/series/megaphone');
  await expectRunning(page);
  await page.locator(opener).click();
  await expect(page.locator(field)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(page.locator(opener)).toBeFocused();
  await page.locator(opener).click();
  await expect(page.locator(field)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/en\/port$/);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
});

test('Chinese needs no spaces, and leads to the answer on its page', { tag: '@gate' }, async ({ page }) => {
  await page.goto('/cn/');
  await expectRunning(page);
  await page.locator(opener).click();
  await page.locator(field).fill('没有声音');
  const answer = page.getByRole('option', { name: /没有声音/ }).first();
  await expect(answer.locator('mark').first()).toHaveText('没有声音');
  await answer.click();
  await expect(page).toHaveURL(/\/cn\/faq#spk1$/);
  await expect(page.locator('#spk1')).toBeInViewport();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
});

test('it says when nothing was found, and where to go on', async ({ page }) => {
  await page.goto('/en/series/megaphone');
  await expectRunning(page);
  await page.locator(opener).click();
  await page.locator(field).fill('zzzz');
  const dialog = page.getByRole('dialog', { name: 'Search this site' });
  await expect(dialog.getByRole('status')).toHaveText('Nothing found for “zzzz”');
  await dialog.getByRole('link', { name: 'Contact support' }).click();
  await expect(page).toHaveURL(/\/en\/support$/);
});

const figure = ['T90 重量', '845 g'] as const;
const best = ['最亮的探照灯', 'T160'] as const;
const typo = ['tanzhaodeng', '按“探照灯”查找', '探照灯'] as const;
const compare = ['T90和T60对比', '对比 T90、T60'] as const;
const near = ['zhjia', '您要找的是不是：', '支架'] as const;

test('figures, the best, comparisons and misspelt words are answered', async ({ page }) => {
  await page.goto('/cn/');
  await expectRunning(page);
  await page.locator(opener).click();
  const dialog = page.locator('dialog[open]');
  const first = page.getByRole('option').first();

  await page.locator(field).fill(figure[0]);
  await expect(first).toHaveAccessibleName(new RegExp(`T90 .*${figure[1].replace(' ', '\\W*')}$`));
  await expectAccessible(page, 'an answer in the dialog');
  await page.locator(field).fill(best[0]);
  await expect(first).toHaveAccessibleName(new RegExp(`^${best[1]} `));
  await page.locator(field).fill(typo[0]);
  await expect(dialog.getByRole('status')).toContainText(typo[1]);
  await expect(first).toContainText(typo[2]);
  await page.locator(field).fill(near[0]);
  await expect(dialog.getByText(near[1])).toBeVisible();
  await expectAccessible(page, 'suggestions in the dialog');
  await dialog.getByRole('link', { name: near[2], exact: true }).click();
  await expect(page).toHaveURL(`/cn/search?q=${encodeURIComponent(near[2])}`);
  await expect(page.locator('main').getByRole('link').first()).toBeVisible();

  await page.getByRole('searchbox').fill(compare[0]);
  const comparison = page.locator('main').getByRole('link', { name: compare[1] });
  await expect(comparison).toBeVisible();
  await expectAccessible(page, 'an answer on the page');
  await comparison.click();
  await expect(page).toHaveURL(`/cn/compare/searchlight?models=T90,T60`);
  await page.goBack();
  await page.getByRole('searchbox').fill(figure[0]);
  // The results of the words before it stay until these have come.
  await expect(comparison).toHaveCount(0);
  await page.locator('main').getByRole('link', { name: 'T90' }).first().click();
  await expect(page).toHaveURL(`/cn/details/parameter/T90`);
  await expect(page.locator('main')).toContainText(/845\W*g/);
});

test('the search page holds the words in its address', { tag: '@gate' }, async ({ page }) => {
  await page.goto('/cn/search?q=' + encodeURIComponent('M30 探照灯'));
  await expect(page.getByRole('searchbox')).toHaveValue('M30 探照灯');
  await expect(page.getByRole('link', { name: /T30S/ }).first()).toBeVisible();
  await page.getByRole('searchbox').fill('固件');
  await expect(page).toHaveURL(`/cn/search?q=${encodeURIComponent('固件')}`);
  await page
    .locator('main')
    .getByRole('link', { name: /串口升级/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/cn\/port$/);
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('固件');
  await expect(
    page
      .locator('main')
      .getByRole('link', { name: /串口升级/ })
      .first(),
  ).toBeVisible();
});

test.describe('when the index cannot be had', () => {
  test.use({ failures: true });
  test('it says so, keeps what was typed, and tries again', { tag: '@gate' }, async ({ page }) => {
    await page.route('**/search/cn.json', (route) => route.abort());
    await page.goto('/cn/');
    await expectRunning(page);
    await page.locator(opener).click();
    await page.locator(field).fill('t90');
    await expect(page.getByRole('alert').filter({ hasText: '没有加载成功' })).toBeVisible();
    await page.unroute('**/search/cn.json');
    await page.getByRole('button', { name: '重试' }).click();
    await expect(page.getByRole('option').first()).toHaveAccessibleName(/T90/);
    await expect(page.locator(field)).toHaveValue('t90');
  });
});
