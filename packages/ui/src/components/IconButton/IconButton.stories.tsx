import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { textsOf } from '../../fixtures/index.ts';
import { ArrowLeftIcon, ArrowRightIcon, CopyIcon } from '../../icons/index.ts';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Actions/IconButton',
  id: 'components-iconbutton',
  tags: ['stable', 'since-0.1.0'],
  component: IconButton,
  parameters: {
    usage: {
      when: 'An action that its icon says without words, in a bar or beside a field: copy, close, next. `label` is its name and its tooltip. 44 px in toolbars, 48 elsewhere, never smaller. Where there is room, and for an action that has consequences, a Button with words is better. What cannot be used yet stays focusable and is dashed (`notYet`).',
      keyboard: [
        ['Tab', 'Moves to it.'],
        ['Enter, Space', 'Does the action.'],
      ],
    },
  },
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

export const Playground: Story = {
  tags: ['!test'],
  args: { variant: 'outline', size: 'large', loading: false },
};

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

/** At work the spinner takes the icon's place; the name and the size stay. */
export const Loading: Story = {
  args: { loading: true },
  render: (args, { globals }) => (
    <IconButton {...args} label={textsOf(globals).copyLink}>
      {null}
    </IconButton>
  ),
  play: async ({ args, canvas, globals }) => {
    const button = canvas.getByRole('button', { name: textsOf(globals).copyLink });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect([button.offsetWidth, button.offsetHeight]).toEqual([48, 48]);
  },
};
