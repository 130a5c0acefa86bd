import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { combinationOf } from '../../fixtures/solution.tsx';
import { Combination } from '../../sections/individuality/Combination/index.ts';
import { CardList } from './CardList.tsx';

const meta: Meta<typeof CardList> = {
  title: 'Layout/CardList',
  id: 'components-cardlist',
  tags: ['stable', 'since-0.3.0'],
  component: CardList,
  parameters: {
    usage: {
      when: 'Use it for a list of wide cards, each in a line of its own: combinations. Cards that stand side by side are a CardGrid, sentences a RuledList. It takes no focus itself.',
    },
  },
  render: (args, { globals }) => (
    <CardList
      {...args}
      items={
        args.items ?? ['1', '2'].map((key) => ({ key, content: <Combination {...combinationOf(globals)} /> }))
      }
    />
  ),
};
export default meta;
type Story = StoryObj<typeof CardList>;

/** It says how many there are. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    await expect(canvas.getAllByRole('list')[0]!.children).toHaveLength(2);
  },
};

export const Playground: Story = { tags: ['!test'], args: { items: [{ key: 'T90', content: 'T90' }] } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
