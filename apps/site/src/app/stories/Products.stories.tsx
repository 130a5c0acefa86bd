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
      when: 'Where somebody chooses: the first page, a family on its ruler, one model with its sheet, tables, films and files, models side by side, and what an aircraft carries.',
    },
  },
};
export default meta;

export const Home: PageStory = { args: pageAt('home') };

export const HomePhone: PageStory = { ...Home, globals: onPhone };

export const HomeNarrow: PageStory = { ...Home, globals: inPocket };

/** The menu holds all codes; Escape gives the focus back. */
export const HomeMenuOpen: PageStory = {
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

export const Series: PageStory = { args: pageAt('series', 'megaphone') };

export const SeriesPhone: PageStory = { ...Series, globals: onPhone };

/** Nothing fits: the page says so, names the nearest model and leads back to all. */
export const SeriesEmpty: PageStory = {
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

export const ProductPhone: PageStory = { ...Product, globals: onPhone };

export const ProductNarrow: PageStory = { ...Product, globals: inPocket };

export const SupportedProduct: PageStory = { args: pageAt('productSupport', 'SDKOSDK') };

export const SupportedProductPhone: PageStory = { ...SupportedProduct, globals: onPhone };

export const Parameter: PageStory = { args: pageAt('parameter', 'T90') };

export const ParameterPhone: PageStory = { ...Parameter, globals: onPhone };

export const Video: PageStory = { args: pageAt('video', 'T90') };

export const VideoPhone: PageStory = { ...Video, globals: onPhone };

export const ProductDownloads: PageStory = { args: pageAt('productDownloads', 'S3mini') };

export const ProductDownloadsPhone: PageStory = { ...ProductDownloads, globals: onPhone };

export const Compare: PageStory = {
  args: withQuery(pageAt('compare', 'searchlight'), '?models=T60,T90,T80,T160'),
};

export const ComparePhone: PageStory = { ...Compare, globals: onPhone };

export const CompareNarrow: PageStory = { ...Compare, globals: inPocket };

export const Load: PageStory = { args: pageAt('load', 'm350') };

export const LoadPhone: PageStory = { ...Load, globals: onPhone };

export const Individuality: PageStory = { args: pageAt('individuality') };

export const IndividualityPhone: PageStory = { ...Individuality, globals: onPhone };

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

export const SearchPhone: PageStory = { ...Search, globals: onPhone };
