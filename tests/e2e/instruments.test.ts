import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expectRunning } from './running.ts';
import { expect, test } from './test.ts';

const instruments = [
  {
    name: 'a release unit’s load',
    path: 'details/product/PT4',
    asked: '?at=2',
    reached: '?at=2.3',
    key: 'ArrowRight',
    presses: 3,
    en: {
      slider: 'Load on the hooks',
      at: '2\u2009kg: 0.5\u2009kg on each hook, carried by 3 of 3 aircraft',
      moved: '2.3\u2009kg: 0.58\u2009kg on each hook, carried by 1 of 3 aircraft',
      still: 'one hook after the other',
    },
    cn: {
      slider: '挂载重量',
      at: '2\u2009kg：每个挂钩 0.5\u2009kg，3 款机型中有 3 款可承载',
      moved: '2.3\u2009kg：每个挂钩 0.58\u2009kg，3 款机型中有 1 款可承载',
      still: '逐钩释放',
    },
  },
  {
    name: 'a sign’s size',
    path: 'details/product/LD5',
    asked: '?at=48',
    reached: '?at=51',
    key: 'ArrowRight',
    presses: 3,
    en: {
      slider: 'Distance from the sign',
      at: "48 metres: 4.0 millimetres wide at arm's length, letters of 5.7 minutes of arc; it is read at this distance",
      moved:
        "51 metres: 3.8 millimetres wide at arm's length, letters of 5.4 minutes of arc; too far to be read",
      still: 'it is read at this distance',
    },
    cn: {
      slider: '与显示屏的距离',
      at: '48 米：手持屏幕上宽 4.0 毫米，字高视角 5.7 分；此距离可以看清',
      moved: '51 米：手持屏幕上宽 3.8 毫米，字高视角 5.4 分；此距离已看不清',
      still: '此距离可以看清',
    },
  },
  {
    name: 'an integrated machine’s footprint',
    path: 'details/product/T40S',
    asked: '?at=98',
    reached: '?at=101',
    key: 'ArrowRight',
    presses: 3,
    en: {
      slider: 'Height above the ground',
      at: '98 metres: 6.8 lux in a circle of 22.3 metres; a voice to 398 metres',
      moved: '101 metres: 6.4 lux in a circle of 23.0 metres; a voice to 397 metres',
      still: 'Light straight below',
    },
    cn: {
      slider: '离地高度',
      at: '98 米：照度 6.8 勒克斯，光斑直径 22.3 米；喊话可达 398 米',
      moved: '101 米：照度 6.4 勒克斯，光斑直径 23.0 米；喊话可达 397 米',
      still: '正下方照度',
    },
  },
  {
    name: 'a bracket’s stack',
    path: 'details/productSupport/M350PSDK',
    asked: '?at=10&with=T90',
    reached: '?at=13&with=T90',
    key: 'ArrowRight',
    presses: 3,
    en: {
      slider: 'Parts moved apart',
      at: '10\u2009mm apart',
      moved: '13\u2009mm apart',
      still: 'Height together',
    },
    cn: { slider: '部件间距', at: '间距 10\u2009mm', moved: '间距 13\u2009mm', still: '合拢高度' },
  },
] as const;

const sliderOf = (page: Page, name: string) => page.getByRole('slider', { name });

for (const { name, path, asked, reached, key, presses, ...texts } of instruments)
  for (const language of ['en', 'cn'] as const) {
    const { slider, at, moved, still } = texts[language];
    const address = `/${language}/${path}`;

    test(`${name} stands in the address, by the keyboard alone (${language})`, async ({ page }) => {
      await page.goto(address + asked);
      await expectRunning(page);
      await expect(sliderOf(page, slider)).toHaveAttribute('aria-valuetext', at);
      await sliderOf(page, slider).focus();
      for (let press = 0; press < presses; press += 1) await page.keyboard.press(key);
      await expect(sliderOf(page, slider)).toHaveAttribute('aria-valuetext', moved);
      await expect(page).toHaveURL(address + reached);
      await page.reload();
      await expect(sliderOf(page, slider)).toHaveAttribute('aria-valuetext', moved);
      await expectAccessible(page, name);
    });

    test(`without script ${name} is shown as it begins (${language})`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({
        javaScriptEnabled: false,
        ...(baseURL ? { baseURL } : {}),
      });
      const page = await context.newPage();
      await page.goto(address);
      await expect(page.getByText(still)).toBeVisible();
      await expect(page.getByRole('slider')).toBeHidden();
      await context.close();
    });
  }
