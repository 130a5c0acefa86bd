import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { frameOf } from '../../../fixtures/index.ts';
import { longTexts } from '../../../fixtures/long-texts.tsx';
import { NotFound } from './NotFound.tsx';

const meta = {
  title: 'Patterns/Errors/NotFound',
  id: 'patterns-notfound',
  tags: ['!autodocs'],
  component: NotFound,
  parameters: {
    layout: 'fullscreen',
  },
  args: { ...frameOf({}).notFound, onElapsed: fn() },
  render: (args, { globals }) => <NotFound {...args} {...frameOf(globals).notFound} />,
} satisfies Meta<typeof NotFound>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It is said once, and shown each second. */
export const Default: Story = {
  // It counts down.
  parameters: { picture: 'off' },
  play: async ({ canvas, globals }) => {
    const { translations } = frameOf(globals).notFound;
    await expect(await canvas.findByText(translations.countdown(5))).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(translations.announcement(5));
    await waitFor(() => expect(canvas.getByText(translations.countdown(4))).toBeVisible(), {
      timeout: 3000,
    });
    await expect(canvas.getByRole('status')).toHaveTextContent(translations.announcement(5));
  },
};

/** The visitor stays, and the focus moves to the way home. */
export const Stopped: Story = {
  play: async ({ args, canvas, globals }) => {
    const { home, translations } = frameOf(globals).notFound;
    await userEvent.click(await canvas.findByRole('button', { name: translations.stop }));
    await expect(canvas.getByRole('link', { name: home.label })).toHaveFocus();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent(translations.stopped);
    await expect(args.onElapsed).not.toHaveBeenCalled();
  },
};

export const Elapsed: Story = {
  args: { seconds: 1 },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onElapsed).toHaveBeenCalledOnce(), { timeout: 3000 });
  },
};

export const LongTexts: Story = {
  ...longTexts,
  play: async (context) => {
    await userEvent.click(await context.canvas.findByRole('button'));
    await longTexts.play(context);
  },
};
