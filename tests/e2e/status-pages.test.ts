import { type Language, languages } from '../../packages/catalog/src/index.ts';
import { expectRunning } from './running.ts';
import { expect, test } from './test.ts';

const words: Record<Language, { home: string; stay: string; sign: string; denied: string }> = {
  en: {
    home: 'Go to the home page',
    stay: 'Stay here',
    sign: 'STOP, KEEP BACK',
    denied: 'Access denied',
  },
  cn: { home: '回到首页', stay: '留在本页', sign: '前方禁行，请绕行', denied: '无权访问' },
};

test.use({ failures: true });

for (const language of languages) {
  test(`a beam finds what is not there and follows the pointer, ${language}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(`/${language}/nothing/here`);
    await expectRunning(page);
    await page.getByRole('button', { name: words[language].stay }).click();
    const code = page.getByText('404', { exact: true });
    const aim = () =>
      code.evaluate((element) => Number.parseFloat(getComputedStyle(element).getPropertyValue('--aim')));
    const { x, y, width, height } = (await code.boundingBox())!;
    await page.mouse.move(x + 10, y + height / 2);
    await expect.poll(aim).toBeGreaterThan(195);
    await page.mouse.move(x + width - 10, y + height / 2);
    await expect.poll(aim).toBeLessThan(165);
    // The focus draws it to the way home.
    await page.getByRole('link', { name: words[language].home }).focus();
    await expect(page.getByRole('link', { name: 'T90' }).first()).toBeVisible();
  });

  test(`with less motion the beam stands still, and the code is read, ${language}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`/${language}/nothing`);
    await expectRunning(page);
    await page.getByRole('button', { name: words[language].stay }).click();
    const code = page.getByText('404', { exact: true });
    const box = (await code.boundingBox())!;
    const aim = () => code.evaluate((element) => getComputedStyle(element).getPropertyValue('--aim'));
    const before = await aim();
    await page.mouse.move(box.x + box.width - 10, box.y + box.height / 2);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await aim()).toBe(before);
  });

  test(`a sign keeps off whom a page is not for, ${language}`, async ({ page }) => {
    await page.goto(`/${language}/403`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words[language].denied);
    await expect(page.getByRole('img', { name: words[language].sign })).toBeVisible();
    await expect(page.getByRole('link', { name: words[language].home })).toBeVisible();
    // Nothing on it moves, so nothing can flash.
    expect(await page.locator('main').evaluate((main) => main.getAnimations({ subtree: true }).length)).toBe(
      0,
    );
  });
}

test('what is not found while the page runs is said at once', async ({ page }) => {
  await page.goto('/en/faq');
  await expectRunning(page);
  await page.locator('main').evaluate((main) => {
    main.prepend(
      Object.assign(document.createElement('a'), { href: '/en/details/product/X999', textContent: 'added' }),
    );
  });
  await page.getByRole('link', { name: 'added' }).click();
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
});

const nowhere = [
  'series/none',
  'compare/none',
  'solution/none',
  'load/none',
  'details/product/X999',
  'details/parameter/X999',
  'details/downloads/X999',
  'policy/none',
  'apiCloud/none',
  'download/none',
];

test('an address that looks like a page of ours is said once not to be one', async ({ page }) => {
  for (const address of nowhere) {
    const response = await page.goto(`/en/${address}`);
    expect(response?.status(), address).toBe(404);
    await expectRunning(page);
    await page.getByRole('button', { name: words.en.stay }).click();
    await expect(page.getByRole('heading', { level: 1 }), address).toHaveText('Page not found');
    await expect(page.getByText('404', { exact: true }), address).toHaveCount(1);
  }
});
