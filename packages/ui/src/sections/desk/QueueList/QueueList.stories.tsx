import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { deskOf } from '../../../fixtures/desk.ts';
import { QueueList } from './QueueList.tsx';

const meta = {
  title: 'Patterns/Desk/QueueList',
  id: 'patterns-queuelist',
  tags: ['!autodocs'],
  component: QueueList,
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
