import { expectAccessible } from './accessible.ts';
import { expectRunning } from './running.ts';
import { expect, test } from './test.ts';

const sentences = {
  en: {
    distance: 'Distance from the lamp',
    add: 'Lay a model over it',
    remove: 'Remove T60',
    at: '120 metres: 18.7 lux, a lit residential street; a circle of 23.1 metres',
    moved: '130 metres: 16.0 lux, a lit residential street; a circle of 25.0 metres',
    still: 'a well-lit main road',
  },
  cn: {
    distance: '与灯的距离',
    add: '叠加另一型号',
    remove: '移除 T60',
    at: '120 米：18.7 勒克斯，相当于居民区道路；光斑直径 23.1 米',
    moved: '130 米：16.0 勒克斯，相当于居民区道路；光斑直径 25.0 米',
    still: '相当于明亮的主干道',
  },
} as const;

for (const language of ['en', 'cn'] as const) {
  const texts = sentences[language];
  const address = `/${language}/details/product/T90`;

  test(`the beam instrument stands in the address, by the keyboard alone (${language})`, async ({ page }) => {
    await page.goto(`${address}?at=120`);
    await expectRunning(page);
    const slider = page.getByRole('slider', { name: texts.distance });
    await expect(slider).toHaveAttribute('aria-valuetext', texts.at);
    await slider.focus();
    for (let metres = 120; metres < 130; metres += 1) await page.keyboard.press('ArrowRight');
    await expect(slider).toHaveAttribute('aria-valuetext', texts.moved);
    await expect(page).toHaveURL(`${address}?at=130`);

    await page.getByRole('combobox', { name: texts.add }).selectOption('T60');
    await expect(page).toHaveURL(`${address}?at=130&with=T60`);
    await page.reload();
    await expect(page.getByRole('button', { name: texts.remove })).toBeVisible();
    await expect(slider).toHaveAttribute('aria-valuetext', texts.moved);
    await expectAccessible(page, 'with a model laid over it');

    await page.getByRole('button', { name: texts.remove }).press('Enter');
    await expect(page).toHaveURL(`${address}?at=130`);
    await slider.press('Home');
    await expect(page).toHaveURL(`${address}?at=10`);
  });

  test(`without script it shows the light at 100 m (${language})`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
    const page = await context.newPage();
    await page.goto(address);
    await expect(page.getByText(texts.still)).toBeVisible();
    await expect(page.getByRole('slider')).toBeHidden();
    await context.close();
  });
}

test('its script is fetched when it comes near, and the page can be left before', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  const isFetched = () => scripts.some((path) => path.includes('BeamSection'));
  await page.goto('/en/details/product/T90');
  await expectRunning(page);
  expect(isFetched()).toBe(false);
  await page.getByRole('link', { name: 'See parameters' }).first().click();
  await expect(page).toHaveURL('/en/details/parameter/T90');
  await page.goBack();
  await page.getByRole('slider').scrollIntoViewIfNeeded();
  await expect.poll(isFetched).toBe(true);
});
