import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { deviceTextsOf } from '../../fixtures/device-drawing.ts';
import { DeviceDrawing } from './DeviceDrawing.tsx';

const meta: Meta<typeof DeviceDrawing> = {
  title: 'Feedback/DeviceDrawing',
  id: 'components-devicedrawing',
  tags: ['new', 'since-0.4.0'],
  component: DeviceDrawing,
  parameters: {
    usage: {
      when: 'A device at a cable, whose status lamp shines on the screen as it has to on the bench, so that both are compared at a glance. What the device is at and how its lamp shines stand beside it in words, which are read out once when they change. For those who prefer less motion the lamp is steady.',
    },
  },
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

export const Playground: Story = {
  tags: ['!test'],
  args: { shape: 'dropper', lamp: { colour: 'green', period: 0 } },
};

export const Failed: Story = {
  args: { shape: 'dropper', lamp: { colour: 'red', period: 1000 } },
  render: (args, { globals }) => {
    const { failed, red } = deviceTextsOf(globals);
    return <DeviceDrawing {...args} status={failed} lampText={red} />;
  },
};

/** While it starts again its lamp is dark. */
export const Dark: Story = {
  args: { lamp: null },
  render: (args, { globals }) => {
    const { restarting, dark } = deviceTextsOf(globals);
    return <DeviceDrawing {...args} status={restarting} lampText={dark} />;
  },
};

/** Nothing is known of a device that is gone. */
export const Unknown: Story = {
  args: { lamp: undefined },
  render: (args, { globals }) => {
    const { gone, unknown } = deviceTextsOf(globals);
    return <DeviceDrawing {...args} status={gone} lampText={unknown} />;
  },
};
