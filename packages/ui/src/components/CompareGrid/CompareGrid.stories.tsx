import type { Meta, StoryObj } from '@storybook/react-vite';
import { comparisonsOf } from '../../fixtures/product-home.tsx';
import { CompareGrid } from './CompareGrid.tsx';

const meta: Meta<typeof CompareGrid> = {
  component: CompareGrid,
  render: (args, { globals }) => <CompareGrid {...args} items={args.items ?? comparisonsOf(globals)} />,
};
export default meta;
type Story = StoryObj<typeof CompareGrid>;

export const Default: Story = {};

export const Playground: Story = { args: { level: 2 } };

export const One: Story = {
  render: (args, { globals }) => <CompareGrid {...args} items={comparisonsOf(globals).slice(0, 1)} />,
};
