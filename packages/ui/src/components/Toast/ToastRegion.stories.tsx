import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { feedbackOf } from '../../fixtures/feedback.ts';
import { longTexts } from '../../fixtures/long-texts.tsx';
import { Button } from '../Button/index.ts';
import { type ToastMessage, ToastRegion, type ToastRegionProps } from './ToastRegion.tsx';

type Globals = Record<string, unknown>;

/** A message of each tone that is asked for. */
function toastsOf(globals: Globals, tones: readonly NonNullable<ToastMessage['tone']>[]): ToastMessage[] {
  const { messages } = feedbackOf(globals);
  return tones.map((tone) => ({ id: tone, tone, ...messages[tone] }));
}

function translationsOf(globals: Globals) {
  const { tones, dialog, toasts } = feedbackOf(globals);
  return { region: toasts, dismiss: dialog.close, tones };
}

/** A page that holds the messages. */
function Page({
  globals,
  tones,
  ...props
}: Partial<ToastRegionProps> & { globals: Globals; tones: readonly NonNullable<ToastMessage['tone']>[] }) {
  const [toasts, setToasts] = useState<ToastMessage[]>([]);
  return (
    <div style={{ minBlockSize: 640, padding: 24 }}>
      <Button onClick={() => setToasts(toastsOf(globals, tones))}>{feedbackOf(globals).retry}</Button>
      <ToastRegion
        {...props}
        toasts={toasts}
        translations={translationsOf(globals)}
        onDismiss={(id) => {
          setToasts((now) => now.filter((toast) => toast.id !== id));
          props.onDismiss?.(id);
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Feedback/Toast',
  id: 'components-toast-toastregion',
  tags: ['stable', 'since-0.1.0'],
  component: ToastRegion,
  parameters: {
    usage: {
      when: 'Use one a page, from the start, for what has just happened and needs no answer: copied, saved, sent. What must be read before going on is a Banner in its place; an error of a field stands beside the field. Nothing may be reached by a toast alone.',
      keyboard: [
        ['Tab, Shift + Tab', 'Moves through the messages; none of them goes while the focus is there.'],
        ['Enter, Space', 'On the close button: closes the message. The focus goes back to where it was.'],
      ],
    },
    layout: 'fullscreen',
  },
  args: { toasts: [], onDismiss: fn(), translations: translationsOf({}) },
  render: (args, { globals }) => (
    <div style={{ minBlockSize: 640 }}>
      <ToastRegion
        {...args}
        toasts={toastsOf(globals, ['positive'])}
        translations={translationsOf(globals)}
      />
    </div>
  ),
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Closed by its button. */
export const Default: Story = {
  play: async ({ args, canvas, globals }) => {
    const { messages, dialog } = feedbackOf(globals);
    await expect(canvas.getByRole('status')).toHaveTextContent(messages.positive.title);
    await userEvent.click(canvas.getByRole('button', { name: dialog.close }));
    await expect(args.onDismiss).toHaveBeenCalledWith('positive');
  },
};

export const Playground: Story = { tags: ['!test'], args: { duration: 60_000 } };

/** Closed by keys, it gives the focus back to where it came from. */
export const FocusKept: Story = {
  args: { duration: 1 },
  render: (args, { globals }) => <Page {...args} globals={globals} tones={['critical']} />,
  play: async ({ canvas, globals }) => {
    const { retry, dialog } = feedbackOf(globals);
    const opener = canvas.getByRole('button', { name: retry });
    await userEvent.click(opener);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: dialog.close })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
    await expect(opener).toHaveFocus();
  },
};

/** Good news is said politely and goes by itself; bad news is said at once and stays. */
export const Tones: Story = {
  args: { duration: 1 },
  render: (args, { globals }) => (
    <Page {...args} globals={globals} tones={['positive', 'caution', 'critical']} />
  ),
  play: async ({ args, canvas, globals }) => {
    const { messages, retry } = feedbackOf(globals);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: retry }));
    await expect(canvas.getByRole('status')).toHaveTextContent(messages.positive.title);
    const urgent = within(canvas.getByRole('alert'));
    await waitFor(() => expect(urgent.getByText(messages.critical.title)).toBeVisible());

    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement(), { timeout: 8000 });
    await expect(urgent.getByText(messages.caution.title)).toBeVisible();
    await expect(urgent.getByText(messages.critical.title)).toBeVisible();
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

/** The next step of an error, in the message. */
export const WithActions: Story = {
  render: (args, { globals }) => (
    <div style={{ minBlockSize: 640 }}>
      <ToastRegion
        {...args}
        toasts={toastsOf(globals, ['critical']).map((toast) => ({
          ...toast,
          actions: <Button size="toolbar">{feedbackOf(globals).retry}</Button>,
        }))}
        translations={translationsOf(globals)}
      />
    </div>
  ),
};

export const Phone: Story = {
  args: { duration: 60_000 },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('status').getBoundingClientRect();
    await expect(box.left).toBeGreaterThanOrEqual(16);
    await expect(box.right).toBeLessThanOrEqual(window.innerWidth - 16);
  },
};

export const LongTexts: Story = {
  ...Tones,
  ...longTexts,
  args: { duration: 60_000 },
  play: async (context) => {
    await userEvent.click(context.canvas.getByRole('button'));
    await longTexts.play(context);
  },
};
