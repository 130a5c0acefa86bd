import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { inLanguage } from '../../../fixtures/language.ts';
import { SearchHeader } from './SearchHeader.tsx';

const textsOf = (globals: Record<string, unknown>) =>
  inLanguage(globals, {
    en: {
      title: 'Search',
      lead: 'A model, a figure, a fault, a file: type what you know.',
      count: (count: number) => `${count} results`,
      withoutScript: 'The search runs in your browser and needs JavaScript. Every page is listed below.',
      translations: { field: 'Search this site', submit: 'Search' },
    },
    zh: {
      title: '搜索',
      lead: '型号、参数、故障现象、文件名，都可以搜。',
      count: (count) => `共 ${count} 条结果`,
      withoutScript: '搜索在浏览器中进行，需要启用 JavaScript。下方列出了全部页面。',
      translations: { field: '站内搜索', submit: '搜索' },
    },
  });

const meta: Meta<typeof SearchHeader> = {
  title: 'Patterns/Search/SearchHeader',
  id: 'patterns-searchheader',
  tags: ['!autodocs'],
  component: SearchHeader,
  parameters: {
    layout: 'fullscreen',
  },
  args: { action: '#', onQueryChange: fn(), onFieldFocus: fn() },
  render: function Render(args, { globals }) {
    const { count, ...texts } = textsOf(globals);
    const [query, setQuery] = useState(args.query ?? '');
    return (
      <SearchHeader
        {...args}
        {...texts}
        query={query}
        onQueryChange={(now) => {
          setQuery(now);
          args.onQueryChange(now);
        }}
        announcement={args.announcement ?? (query === '' ? '' : count(23))}
      />
    );
  },
};
export default meta;
type Story = StoryObj<typeof SearchHeader>;

export const Default: Story = {};

/** What is typed is told at once, and the number is read out. */
export const Typed: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    const { translations, count } = textsOf(globals);
    const field = canvas.getByRole('searchbox', { name: translations.field });
    await userEvent.type(field, 'T90');
    await expect(args.onFieldFocus).toHaveBeenCalled();
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('T90');
    await expect(status).toHaveTextContent(count(23));
    field.blur();
  },
};
