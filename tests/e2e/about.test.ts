import { milestones } from '../../packages/catalog/src/about.ts';
import { expect, test } from './test.ts';

test.use({ viewport: { width: 1280, height: 900 } });

const titles = ['公司成立', 'T40S 三合一发布', '获得第 22 项专利'];

test('the whole history is there on paper and on a phone', async ({ page }) => {
  await page.goto('/cn/about');
  const scale = page.getByRole('region', { name: '发展历程' });
  await expect(scale.getByRole('radio')).toHaveCount(milestones.length);
  await page.emulateMedia({ media: 'print' });
  for (const title of titles) await expect(scale.getByRole('heading', { name: title })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(scale.getByRole('heading')).toHaveCount(milestones.length);
  await expect(scale.getByRole('radio')).toHaveCount(0);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  test('the whole history is there', async ({ page }) => {
    await page.goto('/cn/about');
    const scale = page.getByRole('region', { name: '发展历程' });
    await expect(scale.getByRole('heading')).toHaveCount(milestones.length);
    for (const title of titles) await expect(scale.getByRole('heading', { name: title })).toBeVisible();
    await expect(scale.getByRole('radio')).toHaveCount(0);
  });
});
