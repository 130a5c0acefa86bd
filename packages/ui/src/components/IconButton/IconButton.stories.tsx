import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { textsOf } from '../../fixtures/index.ts';
import { ArrowLeftIcon, ArrowRightIcon, CopyIcon } from '../../icons/index.ts';
import { IconButton } from './IconButton.tsx';

const meta = {
  component: IconButton,
  args: { label: '', children: <CopyIcon />, onClick: fn() },
  render: (args, { globals }) => <IconButton {...args} label={args.label || textsOf(globals).copyLink} />,
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: textsOf(globals).copyLink }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Playground: Story = { args: { variant: 'outline', size: 'large', loading: false } };

export const Quiet: Story = { args: { variant: 'quiet' } };

/** A carousel's pair at its first place: there is nothing before. */
export const Pair: Story = {
  render: (args, { globals }) => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
      <IconButton {...args} size="toolbar" label={textsOf(globals).previous} notYet="first">
        <ArrowLeftIcon size={20} />
      </IconButton>
      <IconButton {...args} size="toolbar" label={textsOf(globals).next}>
        <ArrowRightIcon size={20} />
      </IconButton>
      <span id="first">{textsOf(globals).first}</span>
    </div>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      await expect([button.offsetWidth, button.offsetHeight]).toEqual([44, 44]);
    }
  },
};
