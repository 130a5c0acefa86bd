import type { Meta } from '@storybook/react-vite';
import { onPhone, type PageArgs, type PageStory, pageAt, pageMeta } from './page-story.tsx';

const meta: Meta<PageArgs> = {
  ...pageMeta,
  tags: ['two-languages'],
  title: 'Pages/Solutions',
  parameters: {
    ...pageMeta.parameters,
    usage: {
      when: 'What the payloads are for: industries, and what one of them needs, with the combinations that answer it.',
    },
  },
};
export default meta;

export const Industries: PageStory = { args: pageAt('industries') };

export const IndustriesPhone: PageStory = { ...Industries, tags: ['long'], globals: onPhone };

export const Solution: PageStory = { args: pageAt('solution', 'FireFighting') };

export const SolutionPhone: PageStory = { ...Solution, tags: ['long'], globals: onPhone };
