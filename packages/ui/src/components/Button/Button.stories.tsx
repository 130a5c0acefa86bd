import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { textsOf } from '../../fixtures/index.ts';
import { ArrowRightIcon, CompareIcon, DownloadIcon } from '../../icons/index.ts';
import { Button, type ButtonProps } from './Button.tsx';

const meta = {
  component: Button,
  parameters: {
    usage: {
      when: 'Use it for an act or for the way to the next page. One `signal` button a view: it is the one action. `outline` stands beside it, `quiet` is for what may be left. The words name the act ("Activate device", not "Submit"). What cannot be used yet stays focusable and says why (`notYet`). For a word inside a sentence use Link; for a toolbar without words IconButton.',
      keyboard: [
        ['Tab', 'Moves to it, also while it loads or cannot be used yet.'],
        ['Enter, Space', 'Does the act. A link follows its address on Enter.'],
      ],
    },
  },
  args: { variant: 'signal', onClick: fn() },
  render: (args, { globals }) => <Button {...args}>{args.children ?? textsOf(globals).send}</Button>,
} satisfies Meta<ButtonProps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Playground: Story = {
  args: { variant: 'outline', size: 'large', loading: false, end: <ArrowRightIcon size={20} /> },
};

export const Variants: Story = {
  render: (args, { globals }) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
      <Button {...args} variant="signal">
        {textsOf(globals).send}
      </Button>
      <Button {...args} variant="outline">
        {textsOf(globals).send}
      </Button>
      <Button {...args} variant="quiet">
        {textsOf(globals).send}
      </Button>
    </div>
  ),
};

/** As the first view of a page has them: the one action, and what stands beside it. */
export const Links: Story = {
  render: (_args, { globals }) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 28, rowGap: 12 }}>
      <Button variant="signal" href="#aircraft" end={<ArrowRightIcon size={20} />}>
        {textsOf(globals).chooseByAircraft}
      </Button>
      <Button href="#compare" start={<CompareIcon size={20} />}>
        {textsOf(globals).compare}
      </Button>
      <Button variant="quiet" href="#downloads">
        {textsOf(globals).downloads}
      </Button>
    </div>
  ),
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) await expect(link.offsetHeight).toBe(48);
  },
};

/** 44 px, the smallest touch target. */
export const Toolbar: Story = {
  args: { variant: 'outline', size: 'toolbar', start: <DownloadIcon size={20} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').offsetHeight).toBe(44);
  },
};

/** At work it keeps the focus and does nothing more. */
export const Loading: Story = {
  args: { loading: true },
  render: (args, { globals }) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
      {(['signal', 'outline', 'quiet'] as const).map((variant) => (
        <Button {...args} key={variant} variant={variant}>
          {textsOf(globals).sending}
        </Button>
      ))}
    </div>
  ),
  play: async ({ args, canvas }) => {
    const [button] = canvas.getAllByRole('button');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

/** Dashed, focusable, described by the words beside it; as a link it leads nowhere. */
export const NotYet: Story = {
  args: { notYet: 'why' },
  render: (args, { globals }) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 24 }}>
      <Button {...args}>{textsOf(globals).send}</Button>
      <Button notYet="why" variant="quiet">
        {textsOf(globals).send}
      </Button>
      <Button notYet="why" href="#elsewhere">
        {textsOf(globals).send}
      </Button>
      <p id="why">{textsOf(globals).chooseFile}</p>
    </div>
  ),
  play: async ({ args, canvas, globals }) => {
    const [button] = canvas.getAllByRole('button');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription(textsOf(globals).chooseFile);
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(canvas.getByRole('link')).not.toHaveAttribute('href');
  },
};

export const Chinese: Story = { ...Links, globals: { language: 'zh' } };
