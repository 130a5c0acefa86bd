import { type NarrowingAnswers, ruledOutBy } from '../../packages/catalog/src/candidate-rules.ts';
import { candidates } from '../../packages/catalog/src/index.ts';
import { expectAccessible } from './accessible.ts';
import { expectRunning } from './running.ts';
import { expect, test } from './test.ts';

type Task = NarrowingAnswers['features'][number];
type Aircraft = NonNullable<NarrowingAnswers['aircraft']>;

const texts = {
  en: {
    first: 'Where will it work?',
    second: 'What do you need it to do?',
    scenario: 'Public rescue',
    features: ['Shout', 'Strong light'] as const,
    aircraft: 'M30 series',
    budget: / to 20/,
    next: 'Next question',
    back: 'Back',
    remain: (count: number) => `${count} of 49 remain`,
    tasks: ['shout', 'strongLight'] as const,
    missing: 'Choose at least one task.',
    needs: /^Needs under/,
    see: /^See /,
    bench: /^Mount it under/,
    compare: /^Compare /,
    title: /^[\w +]+:\s*everything\s*you asked for$/,
    reason: 'Why',
    tradeOff: 'What you give up',
    other: '中文',
  },
  cn: {
    first: '主要用于哪里？',
    second: '需要哪些功能？',
    scenario: '公共救援',
    features: ['喊话', '强光照明'] as const,
    aircraft: 'M30 系列',
    budget: / 至 20/,
    next: '下一题',
    back: '上一题',
    remain: (count: number) => `符合条件 ${count} / 49 款`,
    tasks: ['shout', 'strongLight'] as const,
    missing: '请至少选择一项功能。',
    needs: /^占用载重/,
    see: /^查看/,
    bench: /^试挂/,
    compare: /^对比/,
    title: /^[\w +]+，\s*满足全部要求$/,
    reason: '推荐理由',
    tradeOff: '取舍',
    other: 'English',
  },
};

const answers = 'scenario=publicRescue&features=shout,strongLight&aircraft=M30&budget=8000to20000';

/** How many products do one of the tasks and fly, by the catalogue. */
function left(tasks: readonly Task[], aircraft: Aircraft | null = null): number {
  const given = { features: tasks, aircraft, budget: null };
  return candidates().products.filter((one) => ruledOutBy(one, given) === null).length;
}

const t = texts.cn;

test('the questionnaire leads from four questions to products with reasons', { tag: '@gate' }, async ({
  page,
}) => {
  await page.goto('/cn/individuality');
  await expectRunning(page);
  const status = page.getByRole('main').getByRole('status');
  await expect(status).toHaveText(t.remain(49));
  await page.getByText(t.scenario, { exact: true }).first().click();
  await expect(page.getByRole('heading', { name: t.second })).toBeFocused();
  await expect(status).toHaveText(t.remain(49));
  for (const [index, feature] of t.features.entries()) {
    await page.getByRole('checkbox', { name: feature }).check();
    await expect(status).toHaveText(t.remain(left([...t.tasks].slice(0, index + 1))));
  }
  await expectAccessible(page);
  await page.getByRole('button', { name: t.next }).click();
  await page.getByRole('radio', { name: t.aircraft }).click();
  await expect(status).toHaveText(t.remain(left(t.tasks, 'M30')));
  await expect(page.getByText(/^299\D*g$/)).toBeVisible();
  await page.getByRole('radio', { name: t.budget }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.title);
  await expect(page).toHaveURL(`/cn/individuality?${answers}&step=result`);
  const stage = page.getByRole('article').filter({ has: page.getByRole('heading', { level: 1 }) });
  await expect(stage.getByText(t.needs)).toBeVisible();
  await expect(stage.getByText('299').first()).toBeVisible();
  for (const link of [t.see, t.bench, t.compare])
    await expect(stage.getByRole('link', { name: link })).toBeVisible();
  const products = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
  expect(await products.count()).toBe(2);
  for (const product of [stage, ...(await products.all())]) {
    await expect(product.getByRole('term').filter({ hasText: t.reason })).toBeVisible();
    await expect(product.getByRole('term').filter({ hasText: t.tradeOff })).toBeVisible();
    for (const words of await product.getByRole('definition').all()) await expect(words).not.toBeEmpty();
  }
  for (const product of await products.all()) {
    await expect(product.getByRole('heading').getByRole('link')).toHaveAttribute(
      'href',
      new RegExp('^/cn/details/product/'),
    );
  }
  await expectAccessible(page);
});

test('the questionnaire says what is missing, and loses no answer back and forth', { tag: '@gate' }, async ({
  page,
}) => {
  await page.goto('/cn/individuality');
  await expectRunning(page);
  await page.getByRole('radio', { name: t.scenario }).click();
  await page.getByRole('button', { name: t.next }).click();
  await expect(page.getByText(t.missing).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: t.features[0] }).check();
  await page.getByRole('button', { name: t.back }).click();
  await expect(page.getByRole('radio', { name: t.scenario })).toBeChecked();
  // Pressed again it goes on again.
  await page.getByRole('radio', { name: t.scenario }).click();
  await expect(page.getByRole('checkbox', { name: t.features[0] })).toBeChecked();
  // The browser's own way back leads through the questions too, once the address has followed.
  await expect(page).toHaveURL(/step=features/);
  await page.goBack();
  await expect(page.getByRole('radio', { name: t.scenario })).toBeChecked();
  await page.goForward();
  await expect(page.getByRole('checkbox', { name: t.features[0] })).toBeChecked();
});

test('the questionnaire takes one step for a double press, and none of the next question', async ({
  page,
}) => {
  await page.goto('/cn/individuality');
  await expectRunning(page);
  await page.getByText(t.scenario, { exact: true }).first().dblclick();
  await expect(page).toHaveURL(/scenario=publicRescue&step=features$/);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await page.goto('/cn/individuality?scenario=other&features=shout&step=aircraft');
  await page.getByText(t.aircraft, { exact: true }).first().dblclick();
  await expect(page).toHaveURL(/aircraft=M30&step=budget$/);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
});

test('all of it works by keyboard alone, arrows choosing and Space or Enter going on', async ({ page }) => {
  await page.goto('/en/individuality');
  await expectRunning(page);
  await page.getByRole('radio').first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Facility repair' })).toBeChecked();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: 'Safety patrol' })).toBeChecked();
  await expect(page).toHaveURL(/scenario=safetyPatrol&step=scenario$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'What do you need it to do?' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Which aircraft carries it?' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('heading', { name: 'What is your budget?' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/step=result$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('link', { name: /^See / })).toBeVisible();
});

test('a change of language keeps answers and result, in the other words', async ({ page }) => {
  await page.goto(`/en/individuality?${answers}&step=features`);
  await expect(page.getByRole('checkbox', { name: 'Shout' })).toBeChecked();
  await page.getByRole('banner').getByRole('link', { name: texts.en.other }).click();
  await expect(page.getByRole('checkbox', { name: '喊话' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: '空投' })).not.toBeChecked();

  await page.goto(`/en/individuality?${answers}&step=result`);
  const best = page.getByRole('article').getByRole('link').last();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.en.title);
  const address = (await best.getAttribute('href'))?.replace('/en/', '/cn/') ?? '';
  await page.getByRole('banner').getByRole('link', { name: texts.en.other }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.cn.title);
  await expect(page.getByText('推荐理由').first()).toBeVisible();
  await expect(best).toHaveAttribute('href', address);
});

test('answers are there after a reload and a visit elsewhere', async ({ page }) => {
  await page.goto('/en/individuality');
  await page.getByRole('radio', { name: 'Major events' }).click();
  await page.getByRole('checkbox', { name: 'Warning flash' }).check();
  await expect(page).toHaveURL(/features=warningFlash&step=features$/);
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Warning flash' })).toBeChecked();
  await page.getByRole('main').getByRole('link', { name: 'Searchlights' }).click();
  await expect(page).toHaveURL('/en/series/searchlight');
  await page.getByRole('banner').getByRole('link', { name: /JZ/ }).click();
  await page.getByRole('main').getByRole('link', { name: 'Answer four questions' }).click();
  await expect(page.getByRole('checkbox', { name: 'Warning flash' })).toBeChecked();
  await expect(page).toHaveURL(/features=warningFlash&step=features$/);
});

test('a result can be changed, compared and left for a new start', async ({ page }) => {
  await page.goto(`/en/individuality?${answers}&step=result`);
  await page.getByRole('button', { name: 'Change Budget' }).click();
  await page.getByRole('radio', { name: /^Under/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^U30,\s*if the budget\s*can grow$/);
  await expect(page.getByText('No exact match. Closest: U30.')).toBeVisible();
  await expect(page.getByText(/above the one chosen/).first()).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/budget=8000to20000&step=result$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.en.title);

  const compare = page
    .getByRole('main')
    .getByRole('link', { name: /^Compare [A-Z]/ })
    .first();
  const codes = (await compare.textContent())?.replace('Compare ', '').split(', ') ?? [];
  await compare.click();
  await expect(page).toHaveURL(new RegExp(`[?&]models=${codes.join(',')}$`));
  await page.goBack();

  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(page).toHaveURL('/en/individuality');
  await expect(page.getByRole('radiogroup', { name: texts.en.first })).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
});

test.describe('when the service does not answer', () => {
  test.use({ failures: true });

  test('offline it says so, keeps the answers and asks again by itself', { tag: '@gate' }, async ({
    page,
    context,
  }) => {
    await page.goto(`/en/individuality?${answers}&step=budget`);
    await expect(page.getByRole('radio', { name: texts.en.budget })).toBeChecked();
    // The call's code is there; what fails is the call.
    await page.route('**/customer/recommend*', (route) => route.abort('internetdisconnected'));
    await page.getByRole('radio', { name: texts.en.budget }).click();
    await expect(page.getByRole('alert')).toContainText('There is no connection');
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(page.getByText('M30 series')).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/customer/recommend*');
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.en.title);
  });

  test('after five seconds it offers to ask again', async ({ page }) => {
    await page.clock.install();
    await page.route('**/customer/recommend*', () => {});
    await page.goto(`/en/individuality?${answers}&step=result`);
    await expect(page.getByText('Port, power, lifting limit')).toBeVisible();
    await page.clock.runFor(5100);
    await expect(page.getByRole('alert')).toContainText('No answer within 5 seconds');
    await page.unroute('**/customer/recommend*');
    await page.getByRole('button', { name: 'Ask again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.en.title);
  });
});

test('a choice made before the script runs is kept', async ({ page }) => {
  const { promise: held, resolve: go } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/en/individuality', { waitUntil: 'commit' });
  await page.getByText('Facility repair', { exact: true }).click();
  go();
  await expect(page.getByRole('heading', { name: 'What do you need it to do?' })).toBeVisible();
  await expect(page).toHaveURL(/scenario=facilityRepair/);
});
