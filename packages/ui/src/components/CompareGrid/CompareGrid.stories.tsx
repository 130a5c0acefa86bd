import type { Meta, StoryObj } from '@storybook/react-vite';
import { comparisonsOf } from '../../fixtures/product-home.tsx';
import { CompareGrid } from './CompareGrid.tsx';

const meta: Meta<typeof CompareGrid> = {
  title: 'Product/CompareGrid',
  id: 'components-comparegrid',
  tags: ['stable', 'since-0.1.0'],
  component: CompareGrid,
  parameters: {
    usage: {
      when: "The way to the comparisons: a card a family, each with the bars of four models. The whole card is one link. Bars of a card share one unit and start at zero. Two cards a row, one on phones. A long title reaches over the picture's empty upper end and wraps. For the comparison itself use CompareTable.",
      keyboard: [
        ['Tab', 'To each card, in reading order; the ring lies on the card.'],
        ['Enter', 'Opens the comparison of that family.'],
      ],
    },
  },
  render: (args, { globals }) => <CompareGrid {...args} items={args.items ?? comparisonsOf(globals)} />,
};
export default meta;
type Story = StoryObj<typeof CompareGrid>;

export const Default: Story = {};

export const Playground: Story = { tags: ['!test'], args: { level: 2 } };

export const One: Story = {
  render: (args, { globals }) => <CompareGrid {...args} items={comparisonsOf(globals).slice(0, 1)} />,
};
