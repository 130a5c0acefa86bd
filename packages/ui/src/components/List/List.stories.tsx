import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { documentsOf } from '../../fixtures/documents.ts';
import { stageTextsOf } from '../../fixtures/product-stage.ts';
import { combinationOf } from '../../fixtures/solution.tsx';
import { Combination } from '../../sections/individuality/Combination/index.ts';
import { List } from './List.tsx';

const meta: Meta<typeof List> = {
  title: 'Text/List',
  id: 'components-list',
  tags: ['new', 'since-0.4.0'],
  component: List,
  parameters: {
    usage: {
      when: 'Use it for entries without an order and without names: `lines` for a few short ones that stand as one, as files that are kept; `ruled` for sentences; `cards` for wide cards, as combinations. With names they are a FactList, in an order a StepList, with places to go a RelatedList; cards side by side are Columns. It takes no focus.',
    },
  },
  args: { items: [] },
  render: (args, { globals }) => {
    const { milestones } = documentsOf(globals);
    const items = milestones.slice(0, 3).map(({ key, title }) => ({ key, content: title }));
    return <List {...args} items={args.items.length > 0 ? args.items : items} />;
  },
};
export default meta;
type Story = StoryObj<typeof List>;

export const Default: Story = {};

export const Playground: Story = { tags: ['!test'], args: { items: [{ key: 'T90', content: 'T90' }] } };

export const Ruled: Story = {
  args: { variant: 'ruled' },
  render: (args, { globals }) => (
    <List {...args} items={stageTextsOf(globals).facts.map(([key = '', content]) => ({ key, content }))} />
  ),
};

/** It says how many there are. */
export const Cards: Story = {
  args: { variant: 'cards' },
  render: (args, { globals }) => (
    <List
      {...args}
      items={['1', '2'].map((key) => ({ key, content: <Combination {...combinationOf(globals)} /> }))}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    await expect(canvas.getAllByRole('list')[0]!.children).toHaveLength(2);
  },
};
