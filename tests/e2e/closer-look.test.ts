import { expectAccessible } from './accessible.ts';
import { overflows } from './overflows.ts';
import { expect, saveData, test } from './test.ts';

const words = {
  en: {
    title: 'A closer look',
    detail: 'Illustration of the lit lamps of the T90 drone searchlight, close up',
    aboard: 'Illustration of the T90 on a Matrice 350 class aircraft, seen from below',
    share: /it takes 35 % of the 2\W*730\W*g/,
  },
  cn: {
    title: '近处看',
    detail: 'T90 无人机探照灯的灯组特写示意图',
    aboard: '经纬 M350 级无人机挂载 T90 的仰视示意图',
    share: /占限重2\W*730\W*g\W*的35 %/,
  },
};

for (const language of ['en', 'cn'] as const) {
  const { title, detail, aboard, share } = words[language];
  const address = `/${language}/details/product/T90`;

  test(`a detail and the aircraft it hangs from are shown where one comes to them, in ${language}`, async ({
    page,
  }) => {
    // With data saver nothing is loaded ahead of where one is.
    await saveData(page);
    await page.setViewportSize({ width: 1280, height: 720 });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    expect(asked.filter((path) => /\/(?:detail|aboard)\//.test(path))).toEqual([]);

    const heading = page.getByRole('heading', { name: title });
    await heading.scrollIntoViewIfNeeded();
    const pictures = [detail, aboard].map((name) => page.getByRole('img', { name, exact: true }));
    const boxes = [];
    for (const picture of pictures) {
      await expect(picture).toHaveJSProperty('complete', true);
      await expect
        .poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth))
        .toBeGreaterThan(0);
      boxes.push(await picture.boundingBox());
    }
    // Beside each other, and of one size.
    expect(boxes[1]?.y).toBe(boxes[0]?.y);
    expect(boxes[1]?.height).toBe(boxes[0]?.height);
    await expect(page.getByRole('figure').filter({ hasText: share })).toHaveCount(1);
    await expectAccessible(page);
  });

  test(`they stand below each other on a phone, and not on paper, in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(address);
    const heading = page.getByRole('heading', { name: title });
    await heading.scrollIntoViewIfNeeded();
    const [first, second] = [detail, aboard].map((name) => page.getByRole('img', { name, exact: true }));
    await first?.scrollIntoViewIfNeeded();
    const [above, below] = [await first?.boundingBox(), await second?.boundingBox()];
    expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
    expect(await overflows(page)).toBe(false);

    await page.emulateMedia({ media: 'print' });
    await expect(heading).toBeHidden();
  });

  test(`a model without such pictures says nothing of them, in ${language}`, async ({ page }) => {
    await page.goto(`/${language}/details/product/T80`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: title })).toHaveCount(0);
  });
}
