import { expectAccessible } from './accessible.ts';
import { expectRunning } from './running.ts';
import { expect, test } from './test.ts';

const address = '/cn/details/product/H1T';

test('the voice instrument stands in the address, and is heard on a press alone', async ({ page }) => {
  const sounds: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.mp3')) sounds.push(new URL(request.url()).pathname);
  });
  await page.goto(`${address}?place=street`);
  await expectRunning(page);
  const slider = page.getByRole('slider', { name: '与喊话器的距离' });
  await expect(slider).toHaveAttribute(
    'aria-valuetext',
    '100 米：73.1 分贝，高出噪声 8.1 分贝；听得到，但听不清',
  );
  await expect(page.getByRole('radio', { name: /^街道/ })).toBeChecked();
  await slider.focus();
  for (let metres = 100; metres > 40; metres -= 1) await page.keyboard.press('ArrowLeft');
  const near = '40 米：81.6 分贝，高出噪声 16.6 分贝；口令能听清';
  await expect(slider).toHaveAttribute('aria-valuetext', near);
  await expect(page).toHaveURL(`${address}?at=40&place=street`);
  await page.reload();
  await expect(slider).toHaveAttribute('aria-valuetext', near);
  await expectAccessible(page, 'the voice instrument');

  expect(sounds).toEqual([]);
  await page.getByRole('button', { name: '听一听' }).press('Enter');
  const words = page.getByText('请注意，请立即离开此区域');
  await expect(words).toBeVisible();
  await expect.poll(() => sounds).toEqual(['/static/voice/order-cn.mp3']);
  await page.getByRole('button', { name: '停止' }).press('Enter');
  await expect(words).toBeHidden();
});
