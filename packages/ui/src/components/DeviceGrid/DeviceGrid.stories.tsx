import type { Meta, StoryObj } from '@storybook/react-vite';
import { devicesOf } from '../../fixtures/product-home.tsx';
import { DeviceGrid } from './DeviceGrid.tsx';

const meta: Meta<typeof DeviceGrid> = {
  component: DeviceGrid,
  render: (args, { globals }) => <DeviceGrid {...args} items={args.items ?? devicesOf(globals)} />,
};
export default meta;
type Story = StoryObj<typeof DeviceGrid>;

export const Default: Story = {};

export const Playground: Story = { args: { 'aria-label': 'M400' } };

/** A last row that is not full keeps its frame. */
export const Three: Story = {
  render: (args, { globals }) => <DeviceGrid {...args} items={devicesOf(globals).slice(0, 3)} />,
};
