import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { deskOf } from '../../../fixtures/desk.ts';
import { DeskNav } from './DeskNav.tsx';

const meta = {
  title: 'Patterns/Desk/DeskNav',
  id: 'patterns-desknav',
  tags: ['!autodocs'],
  component: DeskNav,
  args: { label: deskOf({}).words.nav, items: deskOf({}).views },
  render: (args, { globals }) => {
    const { words, views } = deskOf(globals);
    return <DeskNav {...args} label={words.nav} items={views} foot={args.foot ?? words.foot} />;
  },
} satisfies Meta<typeof DeskNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const [first] = deskOf(globals).words.views;
    await expect(canvas.getByRole('link', { name: `${first} 37` })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getAllByRole('link')).toHaveLength(7);
  },
};
