import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../../../components/Text/index.ts';
import { Thread } from '../../../components/Thread/index.ts';
import { deskOf } from '../../../fixtures/desk.ts';
import { DeskNav } from '../DeskNav/index.ts';
import { QueueList } from '../QueueList/index.ts';
import { DeskLayout } from './DeskLayout.tsx';

const meta = {
  title: 'Patterns/Desk/DeskLayout',
  id: 'patterns-desklayout',
  tags: ['!autodocs'],
  component: DeskLayout,
  args: { nav: null, listLabel: deskOf({}).words.queue, opened: true, children: null },
  render: (args, { globals }) => {
    const { words, views, items, thread } = deskOf(globals);
    return (
      <DeskLayout
        {...args}
        listLabel={words.queue}
        nav={<DeskNav label={words.nav} items={views} foot={words.foot} />}
        listHead={<Text size="sm">{words.queue}</Text>}
        list={<QueueList items={items} />}
        listFoot={<Text size="sm">{words.foot}</Text>}
      >
        <Thread items={thread} />
      </DeskLayout>
    );
  },
} satisfies Meta<typeof DeskLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const { words } = deskOf(globals);
    const note = words.thread.at(-1)?.text ?? '';
    await expect(canvas.getByRole('region', { name: words.queue })).toBeVisible();
    await expect(canvas.getByText(note)).toBeVisible();
  },
};

/** On a phone the list gives way to what was opened from it. */
export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, globals }) => {
    const { words } = deskOf(globals);
    const note = words.thread.at(-1)?.text ?? '';
    await expect(canvas.queryByRole('region', { name: words.queue })).toBeNull();
    await expect(canvas.getByText(note)).toBeVisible();
  },
};

/** Nothing is opened yet. */
export const ListOnPhone: Story = {
  args: { opened: false },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, globals }) => {
    const { words } = deskOf(globals);
    const note = words.thread.at(-1)?.text ?? '';
    await expect(canvas.getByRole('region', { name: words.queue })).toBeVisible();
    await expect(canvas.getByText(note)).not.toBeVisible();
  },
};
