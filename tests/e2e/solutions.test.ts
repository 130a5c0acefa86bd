import { expect, saveData, test } from './test.ts';

test('an industry leads from the list to its combinations, without a call of the service', async ({
  page,
}) => {
  // Its links are not fetched ahead, so that every call heard is its own.
  await saveData(page);
  await page.goto('/en/industryApply');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (/\/(?:jz-)?api\//.test(request.url())) calls.push(request.url());
  });
  await page.getByRole('main').getByRole('link', { name: 'Fire fighting', exact: true }).click();
  await expect(page).toHaveURL(/\/en\/solution\/FireFighting$/);
  await expect(page).toHaveTitle(/^Fire fighting: There before the ladder/);

  const combination = page.getByRole('article').filter({ hasText: 'See it, then let go' });
  // 845 g, 395 g and 116 g of 2 730 g.
  await expect(combination).toContainText(/1\D{1,3}356\D{1,3}g/);
  await expect(combination).toContainText(/leaves\s+1\D{1,3}374\D{1,3}g/);
  expect(calls.filter((address) => !/findProductsByType|getHomepageInfo/.test(address))).toEqual([]);

  await combination.getByRole('link', { name: /^PT4\b/ }).click();
  await expect(page).toHaveURL(/\/en\/details\/product\/PT4$/);
});

const walls = [
  {
    path: '/en/industryApply',
    name: 'Fire fighting',
    figure: /T160 at .100\D{1,3}m.: a circle .24\.6\D{1,3}m. wide/,
    scene: /level with the burning storey/,
    title: /There before/,
  },
  {
    path: '/cn/industryApply',
    name: '消防救援',
    figure: /T160 距墙 .100\D{1,3}m.：光斑直径 .24\.6\D{1,3}m/,
    scene: /与高楼起火楼层等高/,
    title: /云梯未到/,
  },
];

for (const { path, name, figure, scene, title } of walls) {
  test(`${path} is a wall of eight windows, of which one is lit at a time and leads on`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const main = page.getByRole('main');
    const windows = main.getByRole('listitem');
    await expect(windows).toHaveCount(8);
    const fire = windows.filter({ hasText: name });
    await expect(fire).toContainText(figure);
    await expect(fire.getByRole('img', { name: scene })).toBeVisible();

    await fire.getByRole('link').focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    const sceneOf = (index: number) => windows.nth(index).getByRole('img');
    await expect(sceneOf(1)).toHaveCSS('opacity', '1');
    await expect(sceneOf(0)).toHaveCSS('opacity', '0.4');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
    await expect(page.getByRole('img', { name: scene })).toContainText(/24\.6\D{1,3}m/);
  });
}

test('what is checked before a take-off can be ticked', async ({ page }) => {
  await page.goto('/en/solution/LawEnforcement');
  const box = page.getByRole('checkbox', { name: /^Begin at low volume/ });
  await page.getByText(/^Begin at low volume/).click();
  await expect(box).toBeChecked();
});

test('the industries follow one another, round the end', async ({ page }) => {
  await page.goto('/cn/solution/Transportation');
  await page.getByRole('link', { name: /下一个行业/ }).click();
  await expect(page).toHaveURL(/\/cn\/solution\/LawEnforcement$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('公安执法');
});

test('an industry is found in any case, and another word is not', async ({ page }) => {
  await page.goto('/en/solution/waterconservancy');
  await expect(page).toHaveURL(/\/en\/solution\/WaterConservancy$/);
  expect((await page.request.get('/en/solution/Agriculture')).status()).toBe(404);
});
