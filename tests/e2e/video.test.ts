import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

/** What the film on a page says of itself once it plays. */
const playing = (page: Page) =>
  page.locator('video').evaluate((element: HTMLVideoElement) => {
    const tracks = [...element.textTracks];
    return {
      time: element.currentTime,
      duration: element.duration,
      showing: tracks.filter(({ mode }) => mode === 'showing').map((track) => track.language),
      said: tracks.flatMap(({ cues }) =>
        [...(cues ?? [])].map((cue) => (cue instanceof VTTCue ? cue.text : '')),
      ),
    };
  });

test('a film plays, with captions in the language of the page', { tag: '@gate' }, async ({ page }) => {
  await page.goto('/cn/details/video/T90');
  await expect(page.locator('video')).toHaveAttribute('preload', 'none');
  await page.locator('figure button').click();
  await expect.poll(async () => (await playing(page)).time).toBeGreaterThan(0.2);
  const { duration, showing, said } = await playing(page);
  expect(duration).toBeCloseTo(10, 0);
  expect(showing).toEqual(['zh-CN']);
  const words = '黑夜如昼。';
  expect(said).toContain(words);
  await expect(page.locator('ol li', { hasText: words })).toBeVisible();
});

test('the film of a megaphone lets an order be heard', async ({ page }) => {
  await page.goto('/cn/details/video/H1T');
  await page.locator('figure button').click();
  const heard = () =>
    page
      .locator('video')
      .evaluate((element: HTMLVideoElement) => Reflect.get(element, 'webkitAudioDecodedByteCount'));
  await expect.poll(heard).toBeGreaterThan(0);
  const { said } = await playing(page);
  expect(said.filter((text) => text.startsWith('H1T：请注意，请立即离开此区域'))).toHaveLength(1);
});
