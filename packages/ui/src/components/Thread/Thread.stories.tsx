import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { deskOf } from '../../fixtures/desk.ts';
import { Thread } from './Thread.tsx';

const meta = {
  title: 'Documents/Thread',
  id: 'components-thread',
  tags: ['new', 'since-0.4.0'],
  component: Thread,
  parameters: {
    usage: {
      when: 'Use it for what two sides wrote to each other and what was done in between, oldest first. For dated steps alone use the timeline.',
    },
  },
  args: { items: deskOf({}).thread },
  render: (args, { globals }) => <Thread {...args} items={deskOf(globals).thread} />,
} satisfies Meta<typeof Thread>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const note = deskOf(globals).words.thread.at(-1)?.text ?? '';
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByText(note)).toBeVisible();
  },
};

export const Playground: Story = {
  tags: ['!test'],
  render: (args) => <Thread {...args} />,
  args: { items: deskOf({}).thread.slice(0, 2) },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
