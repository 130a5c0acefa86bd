import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { searchGroups, searchOf } from '../../fixtures/search.tsx';
import { SearchResults } from './SearchResults.tsx';

const meta: Meta<typeof SearchResults> = {
  title: 'Navigation/SearchResults',
  id: 'components-searchresults',
  tags: ['stable', 'since-0.1.0'],
  component: SearchResults,
  parameters: {
    usage: {
      when: 'Use it on a page for everything that a search has found, by kind. Over the page use SearchDialog; where nothing was found, EmptyResult.',
      keyboard: [
        ['Tab, Shift + Tab', 'To the next or previous result.'],
        ['Enter', 'Follows it.'],
      ],
    },
  },
  render: (args, { globals }) => (
    <SearchResults {...args} groups={args.groups ?? searchGroups(searchOf(globals))} />
  ),
};
export default meta;
type Story = StoryObj<typeof SearchResults>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const { kinds } = searchOf(globals);
    await expect(canvas.getAllByRole('link')).toHaveLength(5);
    await expect(canvas.getByRole('heading', { name: new RegExp(kinds.product) })).toHaveTextContent('3');
  },
};

export const Playground: Story = {
  tags: ['!test'],
  args: {
    groups: [
      { key: 'a', label: 'T90', icon: null, hits: [{ key: 'T90', href: '#T90', code: 'T90', title: 'T90' }] },
    ],
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
