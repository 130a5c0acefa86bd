import { expectAccessible } from './accessible.ts';
import { expectRunning } from './running.ts';
import { expect, test } from './test.ts';

const address = '/cn/details/product/T90';

test('the beam instrument stands in the address, by the keyboard alone', { tag: '@gate' }, async ({
  page,
}) => {
  await page.goto(`${address}?at=120`);
  await expectRunning(page);
  const slider = page.getByRole('slider', { name: '与灯的距离' });
  await expect(slider).toHaveAttribute(
    'aria-valuetext',
    '120 米：18.7 勒克斯，相当于居民区道路；光斑直径 23.1 米',
  );
  await slider.focus();
  for (let metres = 120; metres < 130; metres += 1) await page.keyboard.press('ArrowRight');
  const moved = '130 米：16.0 勒克斯，相当于居民区道路；光斑直径 25.0 米';
  await expect(slider).toHaveAttribute('aria-valuetext', moved);
  await expect(page).toHaveURL(`${address}?at=130`);

  await page.getByRole('combobox', { name: '叠加另一型号' }).selectOption('T60');
  await expect(page).toHaveURL(`${address}?at=130&with=T60`);
  await page.reload();
  const remove = page.getByRole('button', { name: '移除 T60' });
  await expect(remove).toBeVisible();
  await expect(slider).toHaveAttribute('aria-valuetext', moved);
  await expectAccessible(page, 'with a model laid over it');

  await remove.press('Enter');
  await expect(page).toHaveURL(`${address}?at=130`);
  await slider.press('Home');
  await expect(page).toHaveURL(`${address}?at=10`);
});

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
