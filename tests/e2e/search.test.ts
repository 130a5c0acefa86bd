import { expectAccessible } from './accessible.ts';
import { builtPages } from './built-pages.ts';
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

test('the keyboard opens it, goes through the results and follows one', async ({ page }) => {
  await page.goto('/en/');
  await expectRunning(page);
  await page.keyboard.press('Control+k');
  await expect(page.locator(field)).toBeFocused();
  await page.keyboard.type('t90 v2');
  const first = page.getByRole('option').first();
  await expect(first).toHaveAccessibleName(/T90V2/);
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en\/details\/product\/T90V2$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('T90V2');
  await expect(page.locator('dialog[open]')).toHaveCount(0);

  await page.goBack();
  await expect(page).toHaveURL(/\/en\/$/);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await page.locator(opener).click();
  await expect(page.locator(field)).toHaveValue('t90 v2');
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

test('Chinese needs no spaces, and leads to the answer on its page', async ({ page }) => {
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

for (const [language, query, answer] of [
  ['en', 'spotlight keeps blinking', '#lig1'],
  ['cn', '钩子不松怎么办', '#drop1'],
] as const)
  test(`${language}: a fault in other words than the site's leads to its answer`, async ({ page }) => {
    await page.goto(`/${language}/`);
    await expectRunning(page);
    await page.locator(opener).click();
    await page.locator(field).fill(query);
    await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/${language}/faq${answer}$`));
    await expect(page.locator(answer)).toBeInViewport();
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

for (const { language, figure, best, typo, compare, near } of [
  {
    language: 'en',
    figure: ['T90 weight', '845 g'],
    best: ['brightest searchlight', 'T160'],
    typo: ['serchlight', 'Read as “Searchlight”', 'Searchlights'],
    compare: ['T90 vs T60', 'Compare T90, T60'],
    near: ['searchlite', 'Did you mean:', 'Searchlights'],
  },
  {
    language: 'cn',
    figure: ['T90 重量', '845 g'],
    best: ['最亮的探照灯', 'T160'],
    typo: ['tanzhaodeng', '按“探照灯”查找', '探照灯'],
    compare: ['T90和T60对比', '对比 T90、T60'],
    near: ['zhjia', '您要找的是不是：', '支架'],
  },
] as const)
  test(`figures, the best, comparisons and misspelt words are answered, ${language}`, async ({ page }) => {
    await page.goto(`/${language}/`);
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
    await expect(page).toHaveURL(`/${language}/search?q=${encodeURIComponent(near[2])}`);
    await expect(page.locator('main').getByRole('link').first()).toBeVisible();

    await page.getByRole('searchbox').fill(compare[0]);
    const comparison = page.locator('main').getByRole('link', { name: compare[1] });
    await expect(comparison).toBeVisible();
    await expectAccessible(page, 'an answer on the page');
    await comparison.click();
    await expect(page).toHaveURL(`/${language}/compare/searchlight?models=T90,T60`);
    await page.goBack();
    await page.getByRole('searchbox').fill(figure[0]);
    // The results of the words before it stay until these have come.
    await expect(comparison).toHaveCount(0);
    await page.locator('main').getByRole('link', { name: 'T90' }).first().click();
    await expect(page).toHaveURL(`/${language}/details/parameter/T90`);
    await expect(page.locator('main')).toContainText(/845\W*g/);
  });

test('the search page holds the words in its address', async ({ page }) => {
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the sign leads to a list of all pages that says why', async ({ page }) => {
    await page.goto('/en/');
    await page.locator('header a[href="/en/search"]').click();
    await expect(page).toHaveURL(/\/en\/search$/);
    // Text selectors leave out what stands in a noscript element.
    const reason = page.locator('main noscript p');
    await expect(reason).toBeVisible();
    await expect(reason).toContainText('needs JavaScript');
    await expect(page.locator('main').getByRole('link', { name: 'T90', exact: true })).toBeVisible();
    await expect(page.locator('main').getByRole('link', { name: 'Repair request' })).toBeVisible();
  });
});

test.describe('when the index cannot be had', () => {
  test.use({ failures: true });
  test('it says so, keeps what was typed, and tries again', async ({ page }) => {
    await page.route('**/search/en.json', (route) => route.abort());
    await page.goto('/en/');
    await expectRunning(page);
    await page.locator(opener).click();
    await page.locator(field).fill('t90');
    await expect(page.getByRole('alert').filter({ hasText: 'did not load' })).toBeVisible();
    await page.unroute('**/search/en.json');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('option').first()).toHaveAccessibleName(/T90/);
    await expect(page.locator(field)).toHaveValue('t90');
  });
});

interface Entry {
  href: string;
  kind: string;
}

for (const language of ['en', 'cn'] as const)
  test(`every result in /search/${language}.json leads to a page, and to a place on it`, async ({
    request,
  }) => {
    const reply = await request.get(`/search/${language}.json`);
    expect(reply.headers()['content-type']).toContain('application/json');
    const { entries }: { entries: Entry[] } = await reply.json();
    expect(new Set(entries.map(({ kind }) => kind))).toEqual(
      new Set(['product', 'aircraft', 'page', 'policy', 'question', 'download', 'document', 'industry']),
    );
    expect(new Set(entries.map(({ kind, href }) => `${kind} ${href}`)).size).toBe(entries.length);

    const pages = new Set(builtPages(language));
    const missing: string[] = [];
    const markup = new Map<string, string>();
    for (const { href } of entries) {
      const [path = '', anchor] = href.split('#');
      if (!pages.has(path)) missing.push(href);
      else if (anchor) {
        const html = markup.get(path) ?? (await (await request.get(path)).text());
        markup.set(path, html);
        if (!html.includes(`id="${anchor}"`)) missing.push(href);
      }
    }
    expect(missing).toEqual([]);
  });
