import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { feedbackOf } from '../../fixtures/feedback.ts';
import { Button } from '../Button/index.ts';
import { Banner } from './Banner.tsx';

const meta = {
  title: 'Feedback/Banner',
  id: 'components-banner',
  tags: ['stable', 'since-0.1.0'],
  component: Banner,
  parameters: {
    usage: {
      when: 'A message that stays in the page: what has happened, what it means, what to do next. `framed` stands between other things, `plain` belongs to the heading above it. A message that comes up later says so with `live`: `polite` waits until the reader has finished, `assertive` interrupts and is for danger alone. It does not go away by itself; `onDismiss` gives it a close button of 44 px. For a short word after an action use Toast, for errors of a form ErrorSummary. Lines hold at most 68 characters; long and Chinese texts wrap, and on phones the actions go under each other.',
      keyboard: [
        ['Tab', 'To its actions, then to its close button, where it has one.'],
        ['Enter, Space', 'Presses the button.'],
      ],
    },
  },
  args: { title: '', toneLabel: '' },
  render: ({ tone = 'info', ...args }, { globals }) => {
    const { tones, messages } = feedbackOf(globals);
    return (
      <Banner {...args} tone={tone} toneLabel={tones[tone]} title={messages[tone].title}>
        {messages[tone].text}
      </Banner>
    );
  },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The icon says the tone, so that the words need no colour. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('img', { name: feedbackOf(globals).tones.info })).toBeVisible();
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

export const Playground: Story = {
  tags: ['!test'],
  args: { tone: 'caution', variant: 'plain', live: 'polite' },
};

export const Tones: Story = {
  tags: ['variants'],
  render: (args, { globals }) => {
    const { tones, messages } = feedbackOf(globals);
    return (
      <div style={{ display: 'grid', gap: 24 }}>
        {(['info', 'positive', 'caution', 'critical'] as const).map((tone) => (
          <Banner {...args} key={tone} tone={tone} toneLabel={tones[tone]} title={messages[tone].title}>
            {messages[tone].text}
          </Banner>
        ))}
      </div>
    );
  },
};

/** Under the heading it belongs to, as on the serial-port page. */
export const Plain: Story = { args: { tone: 'caution', variant: 'plain' } };

/** It came up on a page that was there: it is read out at once. */
export const Assertive: Story = {
  args: { tone: 'critical', live: 'assertive' },
  play: async ({ canvas, globals }) => {
    const { messages } = feedbackOf(globals);
    await expect(canvas.getByRole('alert')).toHaveTextContent(messages.critical.title);
  },
};

export const WithActions: Story = {
  args: { tone: 'critical' },
  render: (args, { globals }) => {
    const { tones, messages, retry } = feedbackOf(globals);
    return (
      <Banner
        {...args}
        title={messages.critical.title}
        toneLabel={tones.critical}
        actions={<Button size="toolbar">{retry}</Button>}
      >
        {messages.critical.text}
      </Banner>
    );
  },
};

export const Dismissible: Story = {
  args: { onDismiss: fn() },
  render: (args, { globals }) => {
    const { tones, messages, dialog } = feedbackOf(globals);
    return (
      <Banner {...args} title={messages.info.title} toneLabel={tones.info} dismissLabel={dialog.close}>
        {messages.info.text}
      </Banner>
    );
  },
  play: async ({ args, canvasElement, globals }) => {
    const close = within(canvasElement).getByRole('button', { name: feedbackOf(globals).dialog.close });
    await expect(close.offsetHeight).toBe(44);
    await userEvent.click(close);
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

/** In 320 px, with longer words, two actions and a close button. */
export const LongTexts: Story = {
  args: { tone: 'caution', onDismiss: fn() },
  globals: { language: 'long' },
  render: (args, { globals }) => {
    const { tones, messages, retry, dialog } = feedbackOf(globals);
    return (
      <div style={{ maxInlineSize: 320 }}>
        <Banner
          {...args}
          title={messages.caution.title}
          toneLabel={tones.caution}
          dismissLabel={dialog.close}
          actions={
            <>
              <Button size="toolbar">{retry}</Button>
              <Button size="toolbar" variant="quiet">
                {dialog.back}
              </Button>
            </>
          }
        >
          {messages.caution.text}
        </Banner>
      </div>
    );
  },
  play: async ({ canvas, globals }) => {
    const text = canvas.getByText(feedbackOf(globals).messages.caution.text);
    await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth);
    await expect(text.clientWidth).toBeGreaterThan(140);
  },
};
