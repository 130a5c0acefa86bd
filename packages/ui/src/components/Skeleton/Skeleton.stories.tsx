import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { textsOf } from '../../fixtures/index.ts';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Feedback/Skeleton',
  id: 'components-skeleton',
  tags: ['stable', 'since-0.1.0'],
  component: Skeleton,
  parameters: {
    usage: {
      when: 'Use it where the size of what comes is known, so that nothing moves when it arrives: rows of a status, a card. For a whole page use LoadingLine; for a picture nothing, Picture keeps its own place. It takes no focus.',
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ['!test'], args: { shape: 'text', lines: 4 } };

export const Box: Story = { args: { shape: 'box', ratio: 4 / 3 } };

/** Two lines are as tall as two lines of text: nothing moves when the text comes. */
export const SameHeightAsText: Story = {
  tags: ['variants'],
  render: (args, { globals }) => (
    <>
      <Skeleton {...args} lines={2} data-testid="skeleton" />
      <p data-testid="text">
        {textsOf(globals).send}
        <br />
        {textsOf(globals).sending}
      </p>
    </>
  ),
  play: async ({ canvas }) => {
    const [skeleton, text] = ['skeleton', 'text'].map(
      (id) => canvas.getByTestId(id).getBoundingClientRect().height,
    );
    await expect(Math.abs(skeleton! - text!)).toBeLessThan(1);
  },
};
