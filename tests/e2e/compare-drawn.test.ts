import { expectAccessible } from './accessible.ts';
import { expectRunning } from './running.ts';
import { expect, test } from './test.ts';

const t = {
  drawn: '同尺图示',
  differences: '只看差异',
  weight: '重量',
  share: '占 M350 最大载重的比例',
  distance: '与灯的距离',
};

test('a comparison is drawn on one scale, and its address says so', { tag: '@gate' }, async ({ page }) => {
  await page.goto(`/cn/compare/searchlight?models=T60,T90`);
  await expectRunning(page);
  await page.getByRole('switch', { name: t.drawn }).press('Space');
  await expect(page).toHaveURL(/\?models=T60,T90&view=drawn$/);
  const main = page.getByRole('main');
  const slider = main.getByRole('slider', { name: t.distance });
  await expect(slider).toHaveValue('100');
  await slider.press('ArrowRight');
  await expect(slider).toHaveValue('101');
  await expect(page).toHaveURL(/\?models=T60,T90&view=drawn&at=101$/);
  const weight = main
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: t.weight, exact: true }) });
  await expect(weight.getByRole('term')).toHaveText(['T60', 'T90']);
  await expect(weight).toContainText('845');
  await expect(page.getByRole('table')).toHaveCount(0);
  await expectAccessible(page, 'drawn');

  await page.reload();
  await expect(slider).toHaveValue('101');
  await expect(weight.getByRole('term')).toHaveText(['T60', 'T90']);
  await page.getByRole('switch', { name: t.drawn }).press('Space');
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page).toHaveURL(/\?models=T60,T90$/);
});

test('a press in the moment that the address is written is kept', async ({ page }) => {
  await page.goto(`/cn/compare/searchlight?models=T60,T90`);
  await expectRunning(page);
  const drawn = page.getByRole('switch', { name: t.drawn });
  await drawn.evaluate((button: HTMLElement) => {
    const replaceState = history.replaceState.bind(history);
    history.replaceState = (...entry) => {
      history.replaceState = replaceState;
      replaceState(...entry);
      button.click();
    };
  });
  await page.getByRole('switch', { name: t.differences }).click();
  await expect(page).toHaveURL(/\?models=T60,T90&rows=differences&view=drawn$/);
  await expect(drawn).toBeChecked();
});

test('payloads of several families are weighed in the drawing', async ({ page }) => {
  await page.goto(`/cn/compare?aircraft=m350&models=T90,H150T&view=drawn`);
  await expectRunning(page);
  const main = page.getByRole('main');
  const share = main
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: t.share, exact: true }) });
  await expect(share.getByRole('term')).toHaveText(['T90', 'H150T']);
  await expect(main.getByRole('slider', { name: t.distance })).toBeVisible();
  await expectAccessible(page, 'drawn');
});
