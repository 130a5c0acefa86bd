import { expect, test } from './test.ts';

const film = { name: 'T90', duration: 10 };

/** What the film on a page says of itself once it plays. */
interface Playing {
  time: number;
  duration: number;
  showing: string[];
  said: string[];
}

for (const { language, tag, other, words } of [
  { language: 'en', tag: 'en', other: 'zh-CN', words: 'Daylight at midnight.' },
  { language: 'cn', tag: 'zh-CN', other: 'en', words: '黑夜如昼。' },
]) {
  test(`a film plays in ${language}, with captions in the language of the page`, async ({ page }) => {
    await page.goto(`/${language}/details/video/${film.name}`);
    const video = page.locator('video');
    await expect(video).toHaveAttribute('preload', 'none');
    await page.locator('figure button').click();
    const state = () =>
      video.evaluate((element: HTMLVideoElement): Playing => {
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
    await expect.poll(async () => (await state()).time).toBeGreaterThan(0.2);
    const { duration, showing, said } = await state();
    expect(duration).toBeCloseTo(film.duration, 0);
    expect(showing).toEqual([tag]);
    expect(showing).not.toContain(other);
    expect(said).toContain(words);
    await expect(page.locator('ol li', { hasText: words })).toBeVisible();
  });
}

for (const { language, order, sound } of [
  { language: 'en', order: 'H1T: Attention. Leave this area now.', sound: 'An order in English' },
  { language: 'cn', order: 'H1T：请注意，请立即离开此区域', sound: '中文喊话' },
]) {
  test(`the film of a megaphone lets an order be heard in ${language}, with captions`, async ({ page }) => {
    await page.goto(`/${language}/details/video/H1T`);
    await expect(page.locator('main figure')).toContainText(sound);
    await expect(page.locator('ol li', { hasText: order })).toBeVisible();
    await page.locator('figure button').click();
    const video = page.locator('video');
    const heard = () =>
      video.evaluate((element: HTMLVideoElement) => Reflect.get(element, 'webkitAudioDecodedByteCount'));
    await expect.poll(heard).toBeGreaterThan(0);
    const said = await video.evaluate((element: HTMLVideoElement) =>
      [...(element.textTracks[0]?.cues ?? []), ...(element.textTracks[1]?.cues ?? [])].map((cue) =>
        cue instanceof VTTCue ? cue.text : '',
      ),
    );
    expect(said.filter((text) => text.startsWith(order))).toHaveLength(1);
  });
}

test('a film comes in parts, so that a player can jump', async ({ request }) => {
  for (const [ending, type] of [
    ['mp4', 'video/mp4'],
    ['webm', 'video/webm'],
  ]) {
    const reply = await request.get(`/static/video/${film.name}.${ending}`, {
      headers: { range: 'bytes=1000-1999' },
    });
    expect(reply.status()).toBe(206);
    expect(reply.headers()['content-type']).toBe(type);
    expect(reply.headers()['content-range']).toMatch(/^bytes 1000-1999\//);
    expect((await reply.body()).length).toBe(1000);
  }
});

test('the page of a model without a film says so and leads on', async ({ page }) => {
  await page.goto('/en/details/video/T10');
  await expect(page.locator('main')).toContainText('No film of the T10 yet');
  await expect(page.locator('video')).toHaveCount(0);
  await page.locator(`main a[href="/en/details/video/${film.name}"]`).click();
  await expect(page).toHaveURL(/\/en\/details\/video\/T90$/);
  await expect(page.locator('video')).toHaveCount(1);
});

test('only a model with a film has the tab', async ({ page }) => {
  await page.goto('/en/details/product/T90');
  await expect(page.locator('nav a[href="/en/details/video/T90"]')).toBeVisible();
  await page.goto('/en/details/product/T10');
  await expect(page.locator('nav a[href="/en/details/video/T10"]')).toHaveCount(0);
});

test('the text of ET4 leads to its bracket, and so does the bracket’s short address', async ({ page }) => {
  await page.goto('/en/details/product/ET4');
  await page.locator('dd a', { hasText: 'SDKOSDK' }).first().click();
  await expect(page).toHaveURL(/\/en\/details\/productSupport\/SDKOSDK$/);
  await page.goto('/en/productSupport/SDKOSDK');
  await expect(page).toHaveURL(/\/en\/details\/productSupport\/SDKOSDK$/);
  await expect(page.locator('h1')).toContainText('SDKOSDK');
});
