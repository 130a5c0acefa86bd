import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { payloadStateTextsOf } from '../../../fixtures/payload-state.ts';
import { PayloadState } from './PayloadState.tsx';

const meta: Meta<typeof PayloadState> = {
  title: 'Patterns/Cloud API/PayloadState',
  id: 'patterns-payloadstate',
  tags: ['!autodocs'],
  component: PayloadState,
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

/** Dark and silent. */
export const Resting: Story = {
  args: { beam: { brightness: 0, tilt: 0 }, flash: undefined, volume: 0 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('linearGradient')).toBeNull();
    await expect(canvasElement.querySelector('circle')).toBeNull();
  },
};

/** A beacon without a beam and without a voice. */
export const Beacon: Story = {
  args: {
    beam: undefined,
    volume: 0,
    flash: { colours: ['red', 'blue', 'white'], rhythm: 'chase', brightness: 80 },
  },
};
