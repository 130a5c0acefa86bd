import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  expectWholePage,
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
  title: 'Pages/Company',
  parameters: {
    ...pageMeta.parameters,
    usage: {
      when: 'Who makes it, on which terms, and what is new. An address that holds nothing, or nothing for this visitor, still leads on.',
    },
  },
};
export default meta;

export const About: PageStory = { args: pageAt('about') };

export const AboutPhone: PageStory = { ...About, tags: ['long'], globals: onPhone };

export const News: PageStory = { args: pageAt('news') };

export const NewsPhone: PageStory = { ...News, tags: ['long'], globals: onPhone };

export const Buying: PageStory = { args: pageAt('buying') };

export const BuyingPhone: PageStory = { ...Buying, tags: ['long'], globals: onPhone };

export const Policy: PageStory = { args: pageAt('policy', 'privacy') };

export const PolicyPhone: PageStory = { ...Policy, tags: ['long'], globals: onPhone };

export const CompareAcross: PageStory = { args: pageAt('compareAcross') };

export const CompareAcrossPhone: PageStory = { ...CompareAcross, tags: ['long'], globals: onPhone };

/** What the address asks for and is not shown is named: no model of ours, and one that the aircraft does not carry. */
export const CompareAcrossLeftOut: PageStory = {
  args: withQuery(pageAt('compareAcross'), '?aircraft=m30&models=t90,H150T,XXX'),
  parameters: { picture: 'off' },
  beforeEach: () => {
    // Their figures come from the server, and nothing here depends on them.
    const answered = globalThis.fetch;
    globalThis.fetch = (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
      return pathname.includes('getProductInfo') ? new Promise(() => {}) : answered(input, init);
    };
  },
  play: async ({ canvas, canvasElement, globals }) => {
    await expectWholePage({ canvasElement });
    const t = textsOf(globals);
    const ns = 'compare-across';
    await expect(await canvas.findByText(t('foreign', { ns, models: 'XXX' }))).toBeVisible();
    const models = ['H150T', 'T90'].join(t('words.list'));
    await expect(canvas.getByText(t('unfit', { ns, aircraft: 'M30', models }))).toBeVisible();
  },
};

export const Forbidden: PageStory = { args: pageAt('forbidden') };

export const ForbiddenPhone: PageStory = { ...Forbidden, tags: ['long'], globals: onPhone };

/** It is looked at as long as that takes: left to itself it goes home after five seconds. */
export const NotFound: PageStory = {
  args: { route: 'home', path: '/nowhere' },
  play: async (context) => {
    const main = await waitFor(
      () => {
        const found = context.canvasElement.querySelector('main');
        if (!found) throw new Error('The page is not there.');
        return within(found);
      },
      { timeout: 30_000 },
    );
    const t = textsOf(context.globals);
    await userEvent.click(await main.findByRole('button', { name: t('notFound.stop') }));
    await expectWholePage(context);
    await expect(main.getAllByText(t('notFound.stopped')).length).toBeGreaterThan(0);
  },
};

export const NotFoundPhone: PageStory = { ...NotFound, tags: ['long'], globals: onPhone };
