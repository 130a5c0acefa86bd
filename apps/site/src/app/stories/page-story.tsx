import { findParcelAddress, getNotices } from '@payload/api/contract';
import { searchData } from '@payload/site-build/search/entries.ts';
import { endSignIns } from '@payload/web/account/sign-ins.ts';
import { i18nOf } from '@payload/web/language/i18n.ts';
import { languageOfPath } from '@payload/web/language/language.ts';
import { pathOf, type RouteName, type RouteParameters } from '@payload/web/navigation/route-table.ts';
import { searchIndexPath } from '@payload/web/search/index-path.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { endForms } from '../../features/apply/forms.ts';
import { PageAt } from './PageAt.tsx';

export interface PageArgs {
  /** Name of the page in the route table. */
  route: RouteName;
  /** Behind the language, with query and anchor. */
  path: string;
}
export type PageStory = StoryObj<PageArgs>;

/** The page of a name, at its address: `pageAt('series', 'megaphone')`. */
export function pageAt<Name extends RouteName>(name: Name, ...parameters: RouteParameters<Name>): PageArgs {
  return { route: name, path: pathOf(name, ...parameters) };
}

/** The same with a query or an anchor behind it. */
export const withQuery = ({ route, path }: PageArgs, query: string): PageArgs => ({
  route,
  path: path + query,
});

// The toolbar's pseudo-long language is for components: what a page says is written, not lengthened.
const siteLanguage = (globals: Record<string, unknown>) => (globals['language'] === 'zh' ? 'cn' : 'en');

/**
 * Phones see Chinese, desktops English: each page in both, at both ends. In English axe reads it here, in the full run; in
 * Chinese, as wide as a phone, it reads each kind of page in a walk.
 */
export const onPhone = { viewport: { value: 'phone' }, language: 'zh', a11y: { manual: true } } as const;

/** The narrowest page there is. */
export const inPocket = { viewport: { value: 'pocket' } } as const;

/** What pages say, in the toolbar's language; once a page is there. */
export const textsOf = (globals: Record<string, unknown>) => i18nOf(siteLanguage(globals)).t;

/** A Monday morning on which support answers: what a page says of hours and days is the same in every run. */
const now = Date.UTC(2026, 5, 1, 3, 0);
const RunningDate = globalThis.Date;
const StandingDate = new Proxy(RunningDate, {
  construct: (target, given) => Reflect.construct(target, given.length === 0 ? [now] : given),
  get: (target, name) => (name === 'now' ? () => now : Reflect.get(target, name)),
});

/** The search index is a file of the build; here it is made of the catalogue at hand. No notice and no address has been given. */
const network = globalThis.fetch;
const withAnswers: typeof fetch = async (input, init) => {
  const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
  if (pathname.endsWith(getNotices.path)) return Response.json({ notices: [] });
  if (pathname.endsWith(findParcelAddress.path)) return Response.json({ address: null });
  const language = languageOfPath(pathname.replace('/search', '').replace('.json', ''));
  if (!language || pathname !== searchIndexPath(language)) return network(input, init);
  return Response.json(searchData(language));
};

/** What holds for every page: one main landmark, one title, each id once, and nothing wider than the page. */
export async function expectWholePage({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  const count = (selector: string) => canvasElement.querySelectorAll(selector).length;
  // A cold start fetches the page's modules one by one. By selectors: roles of a whole page take seconds to compute.
  await waitFor(() => expect(count('main h1')).toBe(1), { timeout: 30_000 });
  // The consult button comes when the browser is idle. Tools, which have no footer, have none.
  if (count('footer') > 0)
    await waitFor(() => expect(count('[data-frame] > aside')).toBe(1), { timeout: 30_000 });
  await expect(count('main')).toBe(1);
  const ids = [...canvasElement.querySelectorAll('[id]')].map(({ id }) => id);
  await expect(ids).toEqual([...new Set(ids)]);
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}

/** What all stories of pages have in common. A docs page shows whole pages in frames of their own. */
export const pageMeta = {
  render: ({ path }, { globals }) => <PageAt address={`/${siteLanguage(globals)}${path}`} />,
  parameters: {
    layout: 'fullscreen',
    hasOwnGround: true,
    docs: { story: { inline: false, height: '800px' } },
    viewport: { options: { pocket: { name: '320', styles: { width: '320px', height: '640px' } } } },
  },
  globals: { ground: 'sheet' },
  beforeEach: () => {
    // A page keeps forms, drafts and choices; a story begins as a first visit does.
    endForms();
    endSignIns();
    localStorage.clear();
    sessionStorage.clear();
    globalThis.fetch = withAnswers;
    globalThis.Date = StandingDate;
    return () => {
      globalThis.fetch = network;
      globalThis.Date = RunningDate;
    };
  },
  play: expectWholePage,
} satisfies Meta<PageArgs>;
