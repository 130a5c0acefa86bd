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
  title: 'Pages/Service',
  parameters: {
    ...pageMeta.parameters,
    usage: {
      when: 'What someone needs who has a device: files, answers, people to ask, forms that keep what was typed, and where a request stands.',
    },
  },
};
export default meta;

export const Download: PageStory = { args: pageAt('download', 'firmware', 'flashinglight') };

export const DownloadPhone: PageStory = { ...Download, tags: ['long'], globals: onPhone };

export const Announcement: PageStory = { args: pageAt('announcement') };

export const AnnouncementPhone: PageStory = { ...Announcement, tags: ['long'], globals: onPhone };

export const Faq: PageStory = { args: pageAt('faq') };

export const FaqPhone: PageStory = { ...Faq, tags: ['long'], globals: onPhone };

export const Support: PageStory = { args: pageAt('support') };

export const SupportPhone: PageStory = { ...Support, tags: ['long'], globals: onPhone };

export const Repair: PageStory = { args: pageAt('repair') };

export const RepairPhone: PageStory = { ...Repair, tags: ['long'], globals: onPhone };

export const Problem: PageStory = { args: pageAt('problem') };

export const ProblemPhone: PageStory = { ...Problem, tags: ['long'], globals: onPhone };

export const Quote: PageStory = { args: pageAt('quote') };

export const QuotePhone: PageStory = { ...Quote, tags: ['long'], globals: onPhone };

export const Activate: PageStory = { args: pageAt('activate') };

export const ActivatePhone: PageStory = { ...Activate, tags: ['long'], globals: onPhone };

export const ActivateNarrow: PageStory = { ...Activate, tags: ['long'], globals: inPocket };

/** Sent empty, by the button with these words: the first wrong field has the focus, and each line of the summary leads to one. */
const sentEmpty = (act: 'activate.act' | 'care.act' | 'problem.act' | 'repair.act'): PageStory => ({
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    await expectWholePage({ canvasElement });
    const main = within(canvas.getByRole('main'));
    await userEvent.click(main.getByRole('button', { name: textsOf(globals)(act, { ns: 'apply' }) }));
    await waitFor(() => expect(document.activeElement).toBeInvalid());
    await userEvent.click(document.activeElement!.closest('form')!.querySelector('section a')!);
    await expect(document.activeElement).toBeInvalid();
  },
});

export const ActivateErrors: PageStory = { ...Activate, ...sentEmpty('activate.act') };

export const ActivateErrorsPhone: PageStory = {
  ...ActivateErrors,
  tags: ['long'],
  globals: onPhone,
  // It is taller than a picture may be: what is seen of it depends on where the focus has scrolled to.
  parameters: { picture: 'off' },
};

export const Carefree: PageStory = { args: pageAt('carefree') };

export const CarefreePhone: PageStory = { ...Carefree, tags: ['long'], globals: onPhone };

export const Follow: PageStory = { args: pageAt('follow') };

export const FollowPhone: PageStory = { ...Follow, tags: ['long'], globals: onPhone };

/** Nothing was sent from this window, and nobody is signed in. */
export const Success: PageStory = {
  args: pageAt('success'),
  play: async ({ canvas, canvasElement, globals }) => {
    await expectWholePage({ canvasElement });
    const heading = canvas.getByRole('heading', { level: 1 });
    await waitFor(() =>
      expect(heading).toHaveTextContent(textsOf(globals)('success.none.heading', { ns: 'apply' })),
    );
    const ways = within(canvas.getByRole('main'))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')?.slice('/en'.length));
    await expect(ways).toContain('/apply/repair');
  },
};

export const SuccessPhone: PageStory = { ...Success, tags: ['long'], globals: onPhone };

export const User: PageStory = { args: pageAt('user') };

export const UserPhone: PageStory = { ...User, tags: ['long'], globals: onPhone };

export const Offline: PageStory = { args: pageAt('offline') };

export const OfflinePhone: PageStory = { ...Offline, tags: ['long'], globals: onPhone };

export const Port: PageStory = { args: pageAt('port') };

export const PortPhone: PageStory = { ...Port, tags: ['long'], globals: onPhone };

export const Api: PageStory = { args: pageAt('api', 't40s') };

export const ApiPhone: PageStory = { ...Api, tags: ['long'], globals: onPhone };

export const Device: PageStory = { args: pageAt('device') };

export const DevicePhone: PageStory = { ...Device, tags: ['long'], globals: onPhone };

/** The address names a family: its questions and those of every payload. All of them come back by a press. */
export const FaqOfFamily: PageStory = {
  args: withQuery(pageAt('faq'), '?type=searchlight'),
  parameters: { picture: 'off' },
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    await expectWholePage({ canvasElement });
    const t = textsOf(globals);
    const name = t('searchlight.plural', { ns: 'types' });
    const others = t('megaphone.plural', { ns: 'types' });
    const heading = (of: string) => canvas.queryByRole('heading', { level: 2, name: of });
    await waitFor(() => expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent(name));
    await expect(heading(name)).toBeVisible();
    await expect(heading(others)).toBeNull();
    await expect(heading(t('faq.everyPayload', { ns: 'help' }))).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { pressed: false })[0]!);
    await waitFor(() => expect(heading(others)).toBeVisible());
  },
};

/** Sent empty on the narrowest page there is, which the errors do not widen. */
const sentEmptyNarrow = (...[act]: Parameters<typeof sentEmpty>): PageStory => {
  const { play } = sentEmpty(act);
  return {
    globals: { ...inPocket, language: 'zh' },
    parameters: { picture: 'off' },
    play: async (context) => {
      await play?.(context);
      await expectWholePage(context);
    },
  };
};

export const ActivateErrorsNarrow: PageStory = { ...Activate, ...sentEmptyNarrow('activate.act') };

export const RepairErrorsNarrow: PageStory = { ...Repair, ...sentEmptyNarrow('repair.act') };

export const ProblemErrorsNarrow: PageStory = { ...Problem, ...sentEmptyNarrow('problem.act') };

export const CarefreeErrorsNarrow: PageStory = { ...Carefree, ...sentEmptyNarrow('care.act') };
