import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { payloadStateTextsOf } from '../../fixtures/payload-state.ts';
import { PayloadState } from './PayloadState.tsx';

const meta: Meta<typeof PayloadState> = {
  title: 'Measurement/PayloadState',
  id: 'components-payloadstate',
  tags: ['new', 'since-0.4.0'],
  component: PayloadState,
  parameters: {
    usage: {
      when: 'Use it for what a payload under an aircraft is doing right now: light with its brightness and tilt, flash and voice, from the side and at night. Lamps and strobe are drawn slower than they flash, three times a second at most, and stand still with reduced motion. Say the same in words beside it: `label` names the drawing.',
    },
  },
  args: {
    beam: { brightness: 60, tilt: -30 },
    flash: { colours: ['red', 'blue'], rhythm: 'slow' },
    volume: 75,
  },
  render: (args, { globals }) => (
    <PayloadState {...args} label={args.label ?? payloadStateTextsOf(globals).label} />
  ),
};
export default meta;
type Story = StoryObj<typeof PayloadState>;

/** All at once. What it shows is said by its name. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    await expect(canvas.getByRole('img', { name: payloadStateTextsOf(globals).label })).toBeVisible();
    await expect(canvasElement.querySelectorAll('circle[data-rhythm="slow"]')).toHaveLength(2);
  },
};

export const Playground: Story = { tags: ['!test'], args: { beam: { brightness: 100, tilt: -90 } } };

/** Dark and silent. */
export const Resting: Story = {
  args: { beam: { brightness: 0, tilt: 0 }, flash: undefined, volume: 0 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('linearGradient')).toBeNull();
    await expect(canvasElement.querySelector('circle')).toBeNull();
  },
};

/** Level: the beam ends in the dark. */
export const Level: Story = { args: { beam: { brightness: 100, tilt: 0 }, flash: undefined, volume: 0 } };

/** A beacon without a beam and without a voice. */
export const Beacon: Story = {
  args: {
    beam: undefined,
    volume: 0,
    flash: { colours: ['red', 'blue', 'white'], rhythm: 'chase', brightness: 80 },
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
