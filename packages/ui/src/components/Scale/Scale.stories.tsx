import type { Meta, StoryObj } from '@storybook/react-vite';
import { Scale } from './Scale.tsx';

const meta: Meta<typeof Scale> = { component: Scale, args: { ticks: 100 } };
export default meta;
type Story = StoryObj<typeof Scale>;

export const Default: Story = {};

export const Playground: Story = { args: { ticks: 50, major: 5, lit: [20, 30], baseline: true } };

/** The stretch that is at hand is lit. */
export const Lit: Story = {
  args: { ticks: 50, major: 10, lit: [20, 30], baseline: false },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 432 }}>
        <Story />
      </div>
    ),
  ],
};

export const Labels: Story = {
  args: {
    labels: [
      { at: 0, label: '0\u2009m' },
      { at: 20, label: '200\u2009m' },
      { at: 60, label: '600\u2009m' },
      { at: 100, label: '1\u2009000\u2009m' },
    ],
  },
};
