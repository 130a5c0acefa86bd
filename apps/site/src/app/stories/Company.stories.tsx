import type { Meta } from '@storybook/react-vite';
import { onPhone, type PageArgs, type PageStory, pageAt, pageMeta } from './page-story.tsx';

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

export const AboutPhone: PageStory = { ...About, globals: onPhone };

export const News: PageStory = { args: pageAt('news') };

export const NewsPhone: PageStory = { ...News, globals: onPhone };

export const Buying: PageStory = { args: pageAt('buying') };

export const BuyingPhone: PageStory = { ...Buying, globals: onPhone };

export const Policy: PageStory = { args: pageAt('policy', 'privacy') };

export const PolicyPhone: PageStory = { ...Policy, globals: onPhone };

export const Forbidden: PageStory = { args: pageAt('forbidden') };

export const ForbiddenPhone: PageStory = { ...Forbidden, globals: onPhone };

export const NotFound: PageStory = { args: { route: 'home', path: '/nowhere' } };

export const NotFoundPhone: PageStory = { ...NotFound, globals: onPhone };
