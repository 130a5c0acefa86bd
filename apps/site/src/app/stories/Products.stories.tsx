import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
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
  title: 'Pages/Products',
  parameters: {
    ...pageMeta.parameters,
    usage: {
      when: 'Where someone chooses: the first page, a family on its ruler, one model with its sheet, tables, films and files, models side by side, and what an aircraft carries.',
    },
  },
};
export default meta;

export const Home: PageStory = { args: pageAt('home') };

export const HomePhone: PageStory = { ...Home, tags: ['long'], globals: onPhone };

export const HomeNarrow: PageStory = { ...Home, tags: ['long'], globals: inPocket };

/** The menu holds all codes; Escape gives the focus back. */
export const HomeMenuOpen: PageStory = {
  tags: ['long'],
  ...Home,
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    await expectWholePage({ canvasElement });
    const button = canvas.getByRole('button', { name: textsOf(globals)('menu.products') });
    await userEvent.click(button);
    const [link] = await canvas.findAllByRole('link', { name: 'FC30FRONT' });
    await waitFor(() => expect(link).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
    await userEvent.click(button);
  },
};

/** Figures of the cards stand under each other, each label in one line. */
export const Series: PageStory = {
  args: pageAt('series', 'megaphone'),
  play: async ({ canvas, canvasElement }) => {
    await expectWholePage({ canvasElement });
    const cards = canvas.getAllByRole('heading', { level: 2 }).flatMap((code) => code.closest('li') ?? []);
    const columns = cards.map((card) =>
      [...card.querySelectorAll('dt')].map((label) => {
        const { left, height } = label.getBoundingClientRect();
        return {
          at: Math.round(left - card.getBoundingClientRect().left),
          lines: Math.round(height / 20),
        };
      }),
    );
    await expect(columns).toHaveLength(8);
    for (const column of columns) await expect(column).toEqual(columns[0]);
    await expect(columns[0]?.map(({ lines }) => lines)).toEqual([1, 1, 1]);
  },
};

export const SeriesPhone: PageStory = {
  args: pageAt('series', 'megaphone'),
  tags: ['long'],
  globals: onPhone,
};

/** Bars of a phone follow the order of the list. */
export const SeriesOrdered: PageStory = {
  ...SeriesPhone,
  parameters: { picture: 'off' },
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    await expectWholePage({ canvasElement });
    const firstBar = () =>
      [...canvasElement.querySelectorAll('main dt')].find((label) => label.checkVisibility())?.textContent;
    await expect(firstBar()).toBe('H150T');
    const order = canvas.getByRole('combobox', { name: textsOf(globals)('series.sortLabel') });
    await userEvent.selectOptions(order, 'weight');
    await waitFor(() => expect(firstBar()).toBe('H1E'));
  },
};

/** Nothing fits: the page says so, names the nearest model and leads back to all. */
export const SeriesEmpty: PageStory = {
  parameters: { picture: 'off' },
  args: withQuery(pageAt('series', 'megaphone'), '?filter=FC30'),
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    await expectWholePage({ canvasElement });
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: textsOf(globals)('series.showAll') }));
    await expect(canvas.getAllByRole('checkbox').length).toBeGreaterThan(1);
  },
};

/** A second model brings the way to the comparison; a fourth is the last. */
export const SeriesChoosing: PageStory = {
  ...Series,
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    await expectWholePage({ canvasElement });
    const name = (code: string) => textsOf(globals)('series.compareModel', { code });
    for (const code of ['H150T', 'H150S', 'H10T', 'H10'])
      await userEvent.click(canvas.getByRole('checkbox', { name: name(code) }));
    await expect(canvas.getByRole('checkbox', { name: name('H1T') })).toBeDisabled();
    const addresses = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(addresses).toContainEqual(expect.stringContaining('models=H150T,H150S,H10T,H10'));
  },
};

export const Product: PageStory = { args: pageAt('product', 'T90') };

export const ProductPhone: PageStory = { ...Product, tags: ['long'], globals: onPhone };

export const ProductNarrow: PageStory = { ...Product, tags: ['long'], globals: inPocket };

export const SupportedProduct: PageStory = { args: pageAt('productSupport', 'SDKOSDK') };

export const SupportedProductPhone: PageStory = { ...SupportedProduct, tags: ['long'], globals: onPhone };

export const Parameter: PageStory = { args: pageAt('parameter', 'T90') };

export const ParameterPhone: PageStory = { ...Parameter, tags: ['long'], globals: onPhone };

export const Video: PageStory = { args: pageAt('video', 'T90') };

export const VideoPhone: PageStory = { ...Video, tags: ['long'], globals: onPhone };

export const ProductDownloads: PageStory = { args: pageAt('productDownloads', 'S3mini') };

export const ProductDownloadsPhone: PageStory = { ...ProductDownloads, tags: ['long'], globals: onPhone };

export const Compare: PageStory = {
  args: withQuery(pageAt('compare', 'searchlight'), '?models=T60,T90,T80,T160'),
};

export const ComparePhone: PageStory = { ...Compare, tags: ['long'], globals: onPhone };

export const CompareNarrow: PageStory = { ...Compare, tags: ['long'], globals: inPocket };

/** What is compared is carried on to a quote. */
export const CompareQuoted: PageStory = {
  args: withQuery(pageAt('compare', 'searchlight'), '?models=T90,T80'),
  tags: ['long'],
  globals: onPhone,
  parameters: { picture: 'off' },
  play: async ({ canvas, canvasElement }) => {
    await expectWholePage({ canvasElement });
    const link = await canvas.findByRole('link', { name: '询价' });
    await waitFor(() => expect(link).toHaveAttribute('href', '/cn/apply/quote?models=T90,T80'));
  },
};

export const Load: PageStory = { args: pageAt('load', 'm350') };

/** What hangs is carried on to the comparison. */
export const LoadCompared: PageStory = {
  tags: ['long'],
  args: withQuery(pageAt('load', 'm350'), '?models=T90,H10T'),
  parameters: { picture: 'off' },
  play: async ({ canvas, canvasElement, globals }) => {
    await expectWholePage({ canvasElement });
    const link = await canvas.findByRole('link', { name: textsOf(globals)('compare', { ns: 'bench' }) });
    await expect(link).toHaveAttribute(
      'href',
      expect.stringMatching(/\/compare\?aircraft=m350&models=T90,H10T$/),
    );
  },
};

const gramsOf = (weight: number) => `${weight}\u2009g`;

/** What does not fit says why, and what is taken off makes room for it. */
export const LoadRefused: PageStory = {
  args: withQuery(pageAt('load', 'm350'), '?models=T90,H150T,T40S'),
  parameters: { picture: 'off' },
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    await expectWholePage({ canvasElement });
    const t = textsOf(globals);
    const tile = canvasElement.querySelector('main li:has(a[href$="/details/product/T80"])');
    if (!tile) throw new Error('There is no T80.');
    const taken = t('refused.taken', { ns: 'bench', port: t('port.eport', { ns: 'bench' }) });
    const takeOff = (code: string) =>
      userEvent.click(canvas.getByRole('button', { name: t('remove', { ns: 'bench', code }) }));
    await expect(tile).toHaveTextContent(
      t('refused.weight', { ns: 'bench', weight: gramsOf(243) }).replaceAll(/\s/g, ' '),
    );
    await expect(tile.querySelector('input')).toBeNull();
    await takeOff('H150T');
    await waitFor(() => expect(tile).toHaveTextContent(taken));
    await takeOff('T90');
    await waitFor(() => expect(tile.querySelector('input')).not.toBeNull());
    await userEvent.click(tile.querySelector('input')!);
    await waitFor(() =>
      expect(
        canvas.getByRole('checkbox', {
          name: new RegExp(`^${t('hanging', { ns: 'bench' })} T80\\b`),
          checked: true,
        }),
      ).toBeInTheDocument(),
    );
  },
};

/** A bracket that is needed is counted, and hangs by a press. */
export const LoadBracket: PageStory = {
  tags: ['long'],
  args: withQuery(pageAt('load', 'm350'), '?models=T90'),
  parameters: { picture: 'off' },
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    await expectWholePage({ canvasElement });
    const t = textsOf(globals);
    const main = canvas.getByRole('main');
    const needed = t('needsBracket', { ns: 'bench' });
    // 845 g and the heaviest bracket, then 845 g and this one.
    await expect(main).toHaveTextContent(/\D963.g/);
    await expect(canvas.getByText(needed)).toBeVisible();
    const weight = gramsOf(116);
    await userEvent.click(
      canvas.getByRole('button', { name: t('hangBracket', { ns: 'bench', code: 'M350PSDK', weight }) }),
    );
    await waitFor(() => expect(main).toHaveTextContent(/\D961.g/));
    await expect(canvas.queryByText(needed)).toBeNull();
  },
};

/** What an address asks for beyond what is made for the aircraft is named; a set that is too heavy says so until it is lighter. */
export const LoadTooHeavy: PageStory = {
  tags: ['long'],
  args: withQuery(pageAt('load', 'm30'), '?models=T40S,S3,DS16,nothing'),
  parameters: { picture: 'off' },
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    await expectWholePage({ canvasElement });
    const t = textsOf(globals);
    const models = ['DS16', 'nothing'].join(t('words.list'));
    await expect(canvas.getByText(t('leftOut', { ns: 'bench', count: 2, models }))).toBeVisible();
    // As a query reads it, which takes a thin space for any other.
    const weight = gramsOf(41).replaceAll('\u2009', ' ');
    await expect(canvas.getByText(t('faults.weight', { ns: 'bench', weight }))).toBeVisible();
    const grounded = t('grounded', { ns: 'bench' });
    await expect(canvas.getByText(grounded)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('remove', { ns: 'bench', code: 'S3' }) }));
    await waitFor(() => expect(canvas.queryByText(grounded)).toBeNull());
  },
};

export const LoadPhone: PageStory = { ...Load, tags: ['long'], globals: onPhone };

export const Individuality: PageStory = { args: pageAt('individuality') };

export const IndividualityPhone: PageStory = { ...Individuality, tags: ['long'], globals: onPhone };

export const Search: PageStory = {
  args: withQuery(pageAt('search'), '?q=T90'),
  play: async ({ canvasElement }) => {
    await expectWholePage({ canvasElement });
    // The index is made here of the whole catalogue, which the build does for the site.
    await waitFor(() => expect(canvasElement.querySelectorAll('main h2').length).toBeGreaterThan(2), {
      timeout: 30_000,
    });
  },
};

export const SearchPhone: PageStory = { ...Search, tags: ['long'], globals: onPhone };
