import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { deskOf } from '../../fixtures/desk.ts';
import { QueueList } from './QueueList.tsx';

const meta = {
  title: 'Product/QueueList',
  id: 'components-queuelist',
  tags: ['new', 'since-0.4.0'],
  component: QueueList,
  parameters: {
    usage: {
      when: 'Use it for requests that staff work on: what each is about, where it stands, until when it is promised, who has it. For requests as their sender sees them use device rows.',
    },
  },
  args: { items: deskOf({}).items },
  render: (args, { globals }) => <QueueList {...args} items={deskOf(globals).items} />,
} satisfies Meta<typeof QueueList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const { words } = deskOf(globals);
    const [first] = canvas.getAllByRole('link');
    await expect(first).toHaveAccessibleName(
      new RegExp(`7GVD-RT6V.*T90.*${words.kinds.repair}.*${words.due[0]}.*${words.summaries[0]}`),
    );
    await expect(first).toHaveAttribute('aria-current', 'true');
  },
};

export const Playground: Story = {
  tags: ['!test'],
  render: (args) => <QueueList {...args} />,
  args: { items: deskOf({}).items.slice(0, 1) },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
