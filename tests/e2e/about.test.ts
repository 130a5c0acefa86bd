import { certificates, milestones } from '../../packages/catalog/src/about.ts';
import { expectAccessible } from './accessible.ts';
import { expectRunning } from './running.ts';
import { expect, test } from './test.ts';

const texts = {
  en: {
    scale: 'Milestones',
    first: 'The company is founded',
    tenth: 'T40S, three in one',
    eleventh: 'The 22nd patent',
    next: 'Next milestone',
    see: /^See T40S/,
    design: /^Design/,
    all: '22 patents',
    designs: '10 patents',
  },
  cn: {
    scale: '发展历程',
    first: '公司成立',
    tenth: 'T40S 三合一发布',
    eleventh: '获得第 22 项专利',
    next: '下一个里程碑',
    see: /^查看 T40S/,
    design: /^外观设计/,
    all: '共 22 项专利',
    designs: '共 10 项专利',
  },
} as const;

for (const language of ['en', 'cn'] as const) {
  const said = texts[language];

  test(`the history is gone through on its scale, ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`/${language}/about`);
    await expectRunning(page);
    const scale = page.getByRole('region', { name: said.scale });
    const title = (name: string) => scale.getByRole('heading', { name });
    await expect(scale.getByRole('radio')).toHaveCount(milestones.length);
    await expect(title(said.first)).toBeVisible();

    // By key, from the one place that Tab comes to; a press on what hangs; a button.
    await scale.getByRole('radio', { checked: true }).press('ArrowLeft');
    await expect(scale.getByRole('radio').last()).toBeChecked();
    await scale.getByText('T40S', { exact: true }).first().click();
    await expect(title(said.tenth)).toBeVisible();
    await expect(title(said.first)).toBeHidden();
    await scale.getByRole('button', { name: said.next }).click();
    await expect(title(said.eleventh)).toBeVisible();
    await expectAccessible(page, 'the history');

    // A drag along the line, from its end to its beginning.
    const line = scale.locator('[data-line]');
    const { width, height } = (await line.boundingBox()) ?? { width: 0, height: 0 };
    await line.hover({ position: { x: width - 2, y: height - 6 } });
    await page.mouse.down();
    await expect(scale.getByRole('radio').last()).toBeChecked();
    await line.hover({ position: { x: 4, y: height - 6 } });
    await page.mouse.up();
    await expect(title(said.first)).toBeVisible();

    await scale.getByText('T40S', { exact: true }).first().click();
    await scale.getByRole('link', { name: said.see }).click();
    await expect(page).toHaveURL(new RegExp(`/${language}/details/product/T40S$`));
  });

  test(`patents of the other kind are dimmed, ${language}`, async ({ page }) => {
    await page.goto(`/${language}/about`);
    await expectRunning(page);
    const numbers = page.getByText(/^SAMPLE-[DU]-\d\d$/);
    const dimmed = page.getByRole('listitem').and(page.locator('[data-dimmed]'));
    await expect(numbers).toHaveCount(certificates.length);
    await expect(page.getByText(said.all)).toBeVisible();
    await page.getByRole('button', { name: said.design }).click();
    await expect(page.getByText(said.designs)).toBeVisible();
    await expect(numbers).toHaveCount(certificates.length);
    await expect(dimmed).toHaveCount(certificates.filter(({ type }) => type === 'utility').length);
    await expectAccessible(page, 'the patents');
  });

  for (const [where, use] of [
    ['on a phone', { viewport: { width: 360, height: 740 } }],
    ['without a script', { javaScriptEnabled: false, viewport: { width: 1280, height: 900 } }],
  ] as const)
    test.describe(where, () => {
      test.use(use);
      test(`the whole history is there, ${language}`, async ({ page }) => {
        await page.goto(`/${language}/about`);
        const scale = page.getByRole('region', { name: said.scale });
        await expect(scale.getByRole('heading')).toHaveCount(milestones.length);
        // oxlint-disable-next-line no-await-in-loop -- One after the other.
        for (const title of [said.first, said.tenth, said.eleventh])
          await expect(scale.getByRole('heading', { name: title })).toBeVisible();
        await expect(scale.getByRole('radio')).toHaveCount(0);
      });
    });

  test(`paper has the whole history, ${language}`, async ({ page }) => {
    await page.goto(`/${language}/about`);
    await page.emulateMedia({ media: 'print' });
    const scale = page.getByRole('region', { name: said.scale });
    await expect(scale.getByRole('heading', { name: said.first })).toBeVisible();
    await expect(scale.getByRole('heading', { name: said.eleventh })).toBeVisible();
  });
}
