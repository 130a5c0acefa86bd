import type { Meta, StoryObj } from '@storybook/react-vite';
import { Scale } from './Scale.tsx';

const meta: Meta<typeof Scale> = {
  title: 'Measurement/Scale',
  id: 'components-scale',
  tags: ['stable', 'since-0.1.0'],
  component: Scale,
  parameters: {
    usage: {
      when: 'One of the three motifs: hanging ticks, each fifth tall. Carousel position, ruler, beam and reach, progress, countdown, and nothing else. It is decoration, but for its labels. `lit` shows the stretch at hand. Two or three labels on phones: they do not wrap, and the scale makes no room for more. It takes no focus.',
    },
  },
  args: { ticks: 100 },
};
export default meta;
type Story = StoryObj<typeof Scale>;

export const Default: Story = {};

export const Playground: Story = {
  tags: ['!test'],
  args: { ticks: 50, major: 5, lit: [20, 30], baseline: true },
};

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
