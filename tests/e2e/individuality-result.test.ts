import type { Locator } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { overflows } from './overflows.ts';
import { expect, test } from './test.ts';

const ranked = {
  en: {
    light: { figure: '5 200 lm: 9.1 lx at 100 m.', title: /^T30S:\s*everything\s*you asked for$/ },
    voice: { figure: 'A spoken order carries 940 m.', title: /^H150T:\s*everything\s*you asked for$/ },
    half: 'Half the reach of H150T (480 m against 940 m), at 28 % of its weight.',
    further: /^Further: /,
    together: 'H150T + T90V2 on Matrice 350 RTK',
    alone: 'One device for all of it',
    weight: 'Weight',
    power: 'Power, each port gives',
    apart: 'Each on its own',
    change: /^T30S,\s*if you can change\s*the aircraft$/,
  },
  cn: {
    light: { figure: '光通量 5 200 lm，100 m 处照度 9.1 lx。', title: /^T30S，\s*满足全部要求$/ },
    voice: { figure: '喊话距离 940 m。', title: /^H150T，\s*满足全部要求$/ },
    half: '喊话距离 480 m，约为 H150T（940 m）的一半，重量约为其 28 %。',
    further: /^其余/,
    together: 'H150T + T90V2（经纬 M350 RTK）',
    alone: '一台设备完成全部',
    weight: '重量',
    power: '每个接口供',
    apart: '单独使用',
    change: /^T30S，\s*前提是更换机型$/,
  },
};

/** Text with its thin spaces and what ties them as plain spaces. */
const plain = async (locator: Locator) =>
  (await locator.innerText()).replaceAll(/\u2060?\u2009\u2060?/g, ' ');

for (const language of ['en', 'cn'] as const) {
  const t = ranked[language];
  const answered = (features: string, aircraft: string, budget: string) =>
    `/${language}/individuality?scenario=publicRescue&features=${features}&aircraft=${aircraft}&budget=${budget}&step=result`;

  test.describe(`what the questionnaire puts first in ${language}`, () => {
    test('is for light the brightest that the aircraft lifts, with its lumens', async ({ page }) => {
      await page.goto(answered('strongLight', 'M30', '3000to8000'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.light.title);
      const stage = page.getByRole('article');
      await expect(stage.getByRole('heading', { level: 1 })).toContainText('T30S');
      expect(await plain(stage)).toContain(t.light.figure);
    });

    test('is for voice what carries furthest, and the others say how much less they do', async ({ page }) => {
      await page.goto(answered('shout', 'M350RTK', 'over20000'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.voice.title);
      const answer = (code: string) =>
        page
          .getByRole('main')
          .getByRole('listitem')
          .filter({ has: page.getByRole('heading', { name: code, exact: true }) });
      expect(await plain(page.getByRole('article'))).toContain(t.voice.figure);
      await page.getByText(t.further).click();
      expect(await plain(answer('U30'))).toContain(t.half);
    });

    test('is for two tasks a combination with its bars, and one machine beside it', async ({ page }) => {
      await page.goto(answered('shout,strongLight', 'M350RTK', 'over20000'));
      const together = page
        .getByRole('article')
        .filter({ has: page.getByRole('heading', { name: t.together }) });
      await expect(together).toBeVisible();
      await expect(together.getByText(t.weight, { exact: true })).toBeVisible();
      await expect(together.getByText(t.power).first()).toBeVisible();
      expect(await plain(together)).toContain('1 928 g');
      await expect(page.getByRole('heading', { level: 2, name: t.alone })).toBeVisible();
      await expect(page.getByRole('heading', { level: 3, name: 'U30' })).toBeVisible();
      await expectAccessible(page);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await overflows(page)).toBe(false);
    });

    test('never lists as complete what does a part only', async ({ page }) => {
      await page.goto(answered('shout,airdrop', 'M350RTK', 'over20000'));
      await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toContainText('H150T + OT2');
      await expect(page.getByRole('heading', { level: 2, name: t.apart })).toBeVisible();
    });

    test('is named with what has to change where nothing fits', async ({ page }) => {
      await page.goto(answered('strongLight', 'M200V2', '3000to8000'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.change);
    });
  });
}
