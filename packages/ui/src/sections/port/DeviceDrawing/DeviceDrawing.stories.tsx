import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { deviceTextsOf } from '../../../fixtures/device-drawing.ts';
import { DeviceDrawing } from './DeviceDrawing.tsx';

const meta: Meta<typeof DeviceDrawing> = {
  title: 'Patterns/Port/DeviceDrawing',
  id: 'patterns-devicedrawing',
  tags: ['!autodocs'],
  component: DeviceDrawing,
  args: { shape: 'beacon', lamp: { colour: 'blue', period: 1000 } },
  render: (args, { globals }) => {
    const { receiving, flashing } = deviceTextsOf(globals);
    return <DeviceDrawing {...args} status={args.status ?? receiving} lampText={args.lampText ?? flashing} />;
  },
};
export default meta;
type Story = StoryObj<typeof DeviceDrawing>;

/** What it is at is said in words. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const { receiving, flashing } = deviceTextsOf(globals);
    await expect(canvas.getByRole('status')).toHaveTextContent(`${receiving} ${flashing}`);
  },
};

export const Failed: Story = {
  args: { shape: 'dropper', lamp: { colour: 'red', period: 1000 } },
  render: (args, { globals }) => {
    const { failed, red } = deviceTextsOf(globals);
    return <DeviceDrawing {...args} status={failed} lampText={red} />;
  },
};
