import type { Meta, StoryObj } from '@storybook/react-vite';
import { devicesOf } from '../../fixtures/product-home.tsx';
import { DeviceGrid } from './DeviceGrid.tsx';

const meta: Meta<typeof DeviceGrid> = {
  title: 'Product/DeviceGrid',
  id: 'components-devicegrid',
  tags: ['stable', 'since-0.1.0'],
  component: DeviceGrid,
  parameters: {
    usage: {
      when: 'The way in by aircraft: plan drawing, code, how many payloads fit and up to what weight. Four in a row, two at 768 px and below; a last row that is not full keeps its frame. Each cell is one link. Codes stay on one line, names and figures wrap. For payloads use ProductGrid.',
      keyboard: [
        ['Tab', 'To each aircraft, in reading order.'],
        ['Enter', 'Opens the payloads of that aircraft.'],
      ],
    },
  },
  render: (args, { globals }) => <DeviceGrid {...args} items={args.items ?? devicesOf(globals)} />,
};
export default meta;
type Story = StoryObj<typeof DeviceGrid>;

export const Default: Story = {};

export const Playground: Story = { tags: ['!test'], args: { 'aria-label': 'M400' } };

/** A last row that is not full keeps its frame. */
export const Three: Story = {
  render: (args, { globals }) => <DeviceGrid {...args} items={devicesOf(globals).slice(0, 3)} />,
};
