import type { Meta, StoryObj } from '@storybook/react-vite';
import { devicesOf } from '../../../fixtures/product-home.tsx';
import { DeviceGrid } from './DeviceGrid.tsx';

const meta: Meta<typeof DeviceGrid> = {
  title: 'Patterns/Home/DeviceGrid',
  id: 'patterns-devicegrid',
  tags: ['!autodocs'],
  component: DeviceGrid,
  render: (args, { globals }) => <DeviceGrid {...args} items={args.items ?? devicesOf(globals)} />,
};
export default meta;
type Story = StoryObj<typeof DeviceGrid>;

export const Default: Story = {};

/** A last row that is not full keeps its frame. */
export const Three: Story = {
  render: (args, { globals }) => <DeviceGrid {...args} items={devicesOf(globals).slice(0, 3)} />,
};
