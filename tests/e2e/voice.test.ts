import { expectAccessible } from './accessible.ts';
import { expectRunning } from './running.ts';
import { expect, test } from './test.ts';

const sentences = {
  en: {
    distance: 'Distance from the loudspeaker',
    street: /^Street/,
    at: '100 metres: 73.1 decibels, 8.1 over the noise; heard, but words are lost',
    near: '40 metres: 81.6 decibels, 16.6 over the noise; an order is understood',
    hear: 'Hear it',
    stop: 'Stop',
    words: 'Attention. Leave this area now. Go to the north gate.',
    still: 'an order is understood',
  },
  cn: {
    distance: '与喊话器的距离',
    street: /^街道/,
    at: '100 米：73.1 分贝，高出噪声 8.1 分贝；听得到，但听不清',
    near: '40 米：81.6 分贝，高出噪声 16.6 分贝；口令能听清',
    hear: '听一听',
    stop: '停止',
    words: '请注意，请立即离开此区域',
    still: '口令能听清',
  },
} as const;

for (const language of ['en', 'cn'] as const) {
  const texts = sentences[language];
  const address = `/${language}/details/product/H1T`;

  test(`the voice instrument stands in the address, and is heard on a press alone (${language})`, async ({
    page,
  }) => {
    const sounds: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.mp3')) sounds.push(new URL(request.url()).pathname);
    });
    await page.goto(`${address}?place=street`);
    await expectRunning(page);
    const slider = page.getByRole('slider', { name: texts.distance });
    await expect(slider).toHaveAttribute('aria-valuetext', texts.at);
    await expect(page.getByRole('radio', { name: texts.street })).toBeChecked();
    await slider.focus();
    for (let metres = 100; metres > 40; metres -= 1) await page.keyboard.press('ArrowLeft');
    await expect(slider).toHaveAttribute('aria-valuetext', texts.near);
    await expect(page).toHaveURL(`${address}?at=40&place=street`);
    await page.reload();
    await expect(slider).toHaveAttribute('aria-valuetext', texts.near);
    await expectAccessible(page, 'the voice instrument');

    expect(sounds).toEqual([]);
    await page.getByRole('button', { name: texts.hear }).press('Enter');
    await expect(page.getByText(texts.words)).toBeVisible();
    await expect.poll(() => sounds).toEqual([`/static/voice/order-${language}.mp3`]);
    await page.getByRole('button', { name: texts.stop }).press('Enter');
    await expect(page.getByText(texts.words)).toBeHidden();
  });

  test(`without script the voice instrument shows a quiet field (${language})`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
    const page = await context.newPage();
    await page.goto(address);
    await expect(page.getByText(texts.still)).toBeVisible();
    await expect(page.getByRole('button', { name: texts.hear })).toBeHidden();
    await context.close();
  });
}
