import { type RecommendationAnswers, recommend } from '@payload/api/contract';
import { type Language, recommendProducts } from '@payload/catalog';
import type { Meta } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import {
  expectWholePage,
  inPocket,
  onPhone,
  type PageArgs,
  type PageStory,
  pageAt,
  pageMeta,
  textsOf,
  withQuery,
} from './page-story.tsx';

const meta: Meta<PageArgs> = {
  ...pageMeta,
  tags: ['two-languages'],
  title: 'Pages/Questionnaire',
  parameters: {
    ...pageMeta.parameters,
    picture: 'off',
    usage: {
      when: 'What the questionnaire answers: what comes first, what comes beside it, and how little room it needs.',
    },
  },
  beforeEach: () => {
    const restore = pageMeta.beforeEach();
    const others = globalThis.fetch;
    globalThis.fetch = async (input, init) => {
      const request = new Request(input, init);
      const { pathname, searchParams } = new URL(request.url);
      if (!pathname.endsWith(recommend.path)) return others(input, init);
      const answers: RecommendationAnswers = await request.json();
      const language: Language = searchParams.get('language') === 'cn' ? 'cn' : 'en';
      return Response.json({ code: 200, msg: '', data: recommendProducts(answers, language) });
    };
    return restore;
  },
};
export default meta;

type Playing = Parameters<NonNullable<PageStory['play']>>[0];
const ns = 'individuality';

const answered = (features: string, aircraft: string, budget: string) =>
  withQuery(
    pageAt('individuality'),
    `?scenario=publicRescue&features=${features}&aircraft=${aircraft}&budget=${budget}&step=result`,
  );

/** What an element says, with plain spaces. */
const says = (element: HTMLElement) => (element.textContent ?? '').replaceAll(/[\u2060\s]+/g, ' ');

/** What is shown once the service has answered: the stage of what comes first, and its headline's words. */
async function result({ canvas, canvasElement, globals }: Playing) {
  await expectWholePage({ canvasElement });
  const t = textsOf(globals);
  const main = within(canvas.getByRole('main'));
  await main.findByRole('button', { name: t('result.again', { ns }) });
  const article = main.getAllByRole('article')[0]!;
  return {
    t,
    main,
    article,
    stage: within(article),
    title: () => says(canvas.getByRole('heading', { level: 1 })),
  };
}

/** For light the brightest that the aircraft lifts: its figures, what it needs, why, and the ways on. */
export const ForLight: PageStory = {
  args: answered('strongLight', 'M30', '3000to8000'),
  play: async (context) => {
    const { t, main, article, stage, title } = await result(context);
    await expect(title()).toMatch(/^T30S: ?everything ?you asked for$/);
    await expect(says(article)).toContain('5 200 lm: 9.1 lx at 100 m.');
    await expect(stage.getByText(/^Needs under/)).toBeVisible();
    for (const fact of ['result.reason', 'result.tradeOff'] as const) {
      const terms = main.getAllByRole('term').filter(({ textContent }) => textContent === t(fact, { ns }));
      await expect(terms.length).toBeGreaterThan(2);
      for (const { nextElementSibling } of terms) await expect(nextElementSibling).not.toBeEmptyDOMElement();
    }
    await expect(stage.getByRole('link', { name: t('result.see', { ns, code: 'T30S' }) })).toHaveAttribute(
      'href',
      '/en/details/product/T30S',
    );
    await expect(stage.getByRole('link', { name: /^Mount it under/ })).toBeVisible();
    await expect(stage.getByRole('link', { name: /^Compare T30S, / })).toBeVisible();
  },
};

/** For voice what carries furthest; how much less the others do stands behind one press. */
export const ForVoice: PageStory = {
  args: answered('shout', 'M350RTK', 'over20000'),
  tags: ['long'],
  globals: onPhone,
  play: async (context) => {
    const { main, article, title } = await result(context);
    await expect(title()).toMatch(/^H150T， ?满足全部要求$/);
    await expect(says(article)).toContain('喊话距离 940 m。');
    const { userEvent } = context;
    await userEvent.click(main.getByText(/^其余/));
    const u30 = main.getByRole('heading', { name: 'U30' });
    await waitFor(() => expect(u30).toBeVisible());
    await expect(says(u30.closest('li')!)).toContain(
      '喊话距离只有 H150T 的一半（480，而非 940 m），但轻 705 g。',
    );
  },
};

/** For two tasks what flies together, weighed, and one machine beside it. */
export const Together: PageStory = {
  args: answered('shout,strongLight', 'M350RTK', 'over20000'),
  globals: { ...inPocket, language: 'zh' },
  play: async (context) => {
    const { t, main } = await result(context);
    const name = main.getByRole('heading', { level: 2, name: /H150T \+ T90V2/ });
    await expect(says(name)).toContain('H150T + T90V2（经纬 M350 RTK）');
    const together = name.closest('article')!;
    await expect(says(together)).toContain('1 928 g');
    await expect(says(together)).toContain('每个接口供');
    await expect(main.getByRole('heading', { level: 2, name: t('result.alone', { ns }) })).toBeVisible();
    await expect(main.getByRole('heading', { level: 3, name: 'U30' })).toBeVisible();
    await expectWholePage(context);
  },
};

/** What does a part only stands for itself, and is not listed as complete. */
export const Parts: PageStory = {
  args: answered('shout,airdrop', 'M350RTK', 'over20000'),
  play: async (context) => {
    const { t, main } = await result(context);
    await expect(main.getByRole('heading', { level: 2, name: /^H150T \+ OT2/ })).toBeVisible();
    await expect(main.getByRole('heading', { level: 2, name: t('result.parts', { ns }) })).toBeVisible();
    await expect(main.getByText(t('result.partsLead', { ns }))).toBeVisible();
  },
};

/** Where nothing fits the headline names what has to change. */
export const NothingFits: PageStory = {
  args: answered('strongLight', 'M200V2', '3000to8000'),
  play: async (context) => {
    const { title } = await result(context);
    await expect(title()).toMatch(/^T30S, ?if you can change ?the aircraft$/);
  },
};

/** Every question by one press each, on the narrowest page there is, which none of them widens. */
export const Narrow: PageStory = {
  args: pageAt('individuality'),
  globals: { ...inPocket, language: 'zh' },
  play: async (context) => {
    await expectWholePage(context);
    const { canvas, globals, userEvent } = context;
    const t = textsOf(globals);
    const main = within(canvas.getByRole('main'));
    const option = (role: 'radio' | 'checkbox', name: string) =>
      main.findByRole(role, { name: new RegExp(`^${name}`) });
    await userEvent.click(await option('radio', t('options.publicRescue.label', { ns })));
    await userEvent.click(await option('checkbox', t('options.shout.label', { ns })));
    await expectWholePage(context);
    await userEvent.click(main.getByRole('button', { name: t('next', { ns }) }));
    await userEvent.click(await option('radio', t('options.M30.label', { ns })));
    await expectWholePage(context);
    await userEvent.click(await option('radio', t('options.8000to20000.label', { ns })));
    await result(context);
    await expectWholePage(context);
  },
};
