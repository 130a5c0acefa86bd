import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { textsOf } from '../../fixtures/index.ts';
import { ArrowRightIcon, CompareIcon, DownloadIcon } from '../../icons/index.ts';
import { Button, type ButtonProps } from './Button.tsx';

const meta = {
  title: 'Actions/Button',
  id: 'components-button',
  tags: ['stable', 'since-0.1.0'],
  component: Button,
  parameters: {
    usage: {
      when: 'An action, or the way to the next page. One `signal` button a view: it is the one action. `outline` stands beside it, `quiet` is for what may be left. The words name the action ("Activate device", not "Submit"). What cannot be used yet is dashed, stays focusable and says why in words beside it (`notYet`). There is no red button: danger is said in words, in a Banner. Long and Chinese words wrap inside the button, which grows in height and never wider than its place. On phones it may fill the row. For a word inside a sentence use Link; for a toolbar without words IconButton.',
      keyboard: [
        ['Tab', 'Moves to it, also while it loads or cannot be used yet.'],
        ['Enter, Space', 'Does the action. A link follows its address on Enter.'],
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
  tags: ['!test'],
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
  tags: ['variants'],
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

/** One icon at most: before the words it says what the action is about, after them where it leads. */
export const Icons: Story = {
  render: (args, { globals }) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
      <Button {...args} start={<DownloadIcon size={20} />}>
        {textsOf(globals).downloads}
      </Button>
      <Button {...args} variant="outline" end={<ArrowRightIcon size={20} />}>
        {textsOf(globals).allProducts}
      </Button>
      <Button {...args} variant="quiet" end={<ArrowRightIcon size={20} />}>
        {textsOf(globals).allProducts}
      </Button>
    </div>
  ),
};

/** The ring is 2 px wide and 2 px away: beam at night, signal on a sheet. */
export const Focused: Story = {
  parameters: { picture: 'off' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button');
    await expect(button).toHaveFocus();
    await expect(getComputedStyle(button).outlineWidth).toBe('2px');
    await expect(getComputedStyle(button).outlineOffset).toBe('2px');
  },
};

/** Alone on its line, where its place does not say how wide it is. */
export const FillsItsLine: Story = {
  args: { fullWidth: true },
  decorators: [(Story) => <div style={{ display: 'flex', maxInlineSize: 358 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').offsetWidth).toBe(358);
  },
};

/** Filling its row, as under a form on phones: its place says how wide it is. */
export const FullWidth: Story = {
  render: (args, { globals }) => (
    <div style={{ display: 'grid', gap: 12, maxInlineSize: 358 }}>
      <Button {...args}>{textsOf(globals).send}</Button>
      <Button {...args} variant="outline">
        {textsOf(globals).copyLink}
      </Button>
    </div>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      await expect(button.offsetWidth).toBe(button.parentElement!.clientWidth);
    }
  },
};

/** In 320 px and with longer words: it grows in height, not past its place. */
export const LongTexts: Story = {
  globals: { language: 'long' },
  render: (args, { globals }) => (
    <div style={{ display: 'grid', justifyItems: 'start', gap: 16, inlineSize: 200 }}>
      <Button {...args} end={<ArrowRightIcon size={20} />}>
        {textsOf(globals).downloads}
      </Button>
      <Button {...args} variant="outline" start={<CompareIcon size={20} />}>
        {textsOf(globals).downloads}
      </Button>
      <Button {...args} variant="quiet" end={<ArrowRightIcon size={20} />}>
        {textsOf(globals).downloads}
      </Button>
      <Button {...args} loading variant="outline" size="toolbar">
        {textsOf(globals).downloads}
      </Button>
    </div>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      await expect(button.scrollWidth).toBeLessThanOrEqual(button.parentElement!.clientWidth);
      await expect(button.querySelector('svg, [aria-hidden]')!.getBoundingClientRect().width).toBeGreaterThan(
        17,
      );
    }
  },
};
