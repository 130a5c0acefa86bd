import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { feedbackOf } from '../../fixtures/feedback.ts';
import { Figure } from '../Figure/index.ts';
import { Progress, type ProgressProps, type ProgressTranslations } from './Progress.tsx';

/** Words and cells in the toolbar's language. */
function wordsOf(
  globals: Record<string, unknown>,
): Pick<ProgressProps, 'label' | 'note' | 'facts' | 'translations'> {
  const texts = feedbackOf(globals).progress;
  const translations: ProgressTranslations = {
    valueText: texts.valueText,
    announcement: texts.announcement,
    amount: (value, max) => (
      <>
        <b>
          <Figure value={value} />
        </b>{' '}
        {texts.of} <Figure value={max} unit="B" />
      </>
    ),
  };
  return {
    label: texts.label,
    note: texts.note,
    facts: [
      { label: texts.rate, value: <Figure value={11_220} unit="B/s" quietUnit /> },
      { label: texts.line, value: <Figure value={97.4} unit="%" quietUnit /> },
      { label: texts.left, value: '0:10' },
      { label: texts.resent, value: <Figure value={1} /> },
    ],
    translations,
  };
}

const meta = {
  title: 'Feedback/Progress',
  id: 'components-progress',
  tags: ['stable', 'since-0.1.0'],
  component: Progress,
  parameters: {
    usage: {
      when: 'Something with a known end: a transfer, an upload. `large` is the one thing of its view, with the number, the scale and up to four facts (rate, time left); `small` is a row\'s bar. It says 100 only when all is done, and is read out at each tenth, not more often. When nothing moves, the facts say so ("Rate 0", "waiting for the device"); the bar never runs by itself. `failed` turns it grey with a red tick where it stopped, and the page says beside it what to do. Without a known end use a Button with `loading`, or LoadingLine. On phones the facts stand in two columns; long and Chinese labels wrap. It takes no focus.',
    },
  },
  args: { value: 200_704, max: 312_576, label: '', translations: feedbackOf({}).progress },
  render: (args, { globals }) => (
    <div style={{ maxInlineSize: 720 }}>
      <Progress {...args} {...wordsOf(globals)} />
    </div>
  ),
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 64 %: it is said at each tenth, and can be asked for at any time. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const texts = feedbackOf(globals).progress;
    const bar = canvas.getByRole('progressbar', { name: texts.label });
    await expect(bar).toHaveAttribute('aria-valuenow', '64');
    await expect(bar).toHaveAttribute('aria-valuetext', texts.valueText(64, 200_704, 312_576));
    await expect(canvas.getByRole('status')).toHaveTextContent(texts.announcement(60));
    const done = bar.firstElementChild!.getBoundingClientRect().width;
    await expect(done / bar.getBoundingClientRect().width).toBeCloseTo(200_704 / 312_576, 3);
  },
};

export const Playground: Story = {
  tags: ['!test'],
  args: { value: 40_000, size: 'large', state: 'running' },
};

/** Not a block yet: nothing is said. */
export const Beginning: Story = {
  args: { value: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** Grey, with a red tick where it stopped; the page says what happened. */
export const Failed: Story = {
  args: { state: 'failed' },
  play: async ({ canvas, globals }) => {
    const texts = feedbackOf(globals).progress;
    const bar = canvas.getByRole('progressbar');
    await expect(bar).toHaveAttribute('aria-valuenow', '64');
    const tick = bar.lastElementChild!.getBoundingClientRect();
    const box = bar.getBoundingClientRect();
    await expect((tick.left + tick.width / 2 - box.left) / box.width).toBeCloseTo(200_704 / 312_576, 2);
    await expect(tick.height).toBeGreaterThan(box.height);
    await expect(canvas.queryByText(texts.rate)).toBeNull();
  },
};

/** The bar of an upload's row. */
export const Small: Story = {
  args: { size: 'small' },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '64');
    await expect(canvas.queryByText(feedbackOf(globals).progress.rate)).toBeNull();
  },
};

export const SmallFailed: Story = { args: { size: 'small', state: 'failed' } };

/** All of it: only now it says 100. */
export const Complete: Story = {
  args: { value: 312_576 },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      feedbackOf(globals).progress.announcement(100),
    );
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Nothing moves: the bar stands where it is, and the facts say so. */
export const Stalled: Story = {
  render: (args, { globals }) => {
    const words = wordsOf(globals);
    const texts = feedbackOf(globals).progress;
    return (
      <div style={{ maxInlineSize: 720 }}>
        <Progress
          {...args}
          {...words}
          note={texts.waiting}
          facts={[
            { label: texts.rate, value: <Figure value={0} unit="B/s" quietUnit /> },
            { label: texts.left, value: '–' },
          ]}
        />
      </div>
    );
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(feedbackOf(globals).progress.waiting)).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '64');
  },
};

/** In 320 px and with longer words: two columns of facts, whose labels wrap. */
export const LongTexts: Story = {
  globals: { language: 'long', viewport: { value: 'narrow' } },
  play: async ({ canvas, globals }) => {
    const label = canvas.getByText(feedbackOf(globals).progress.resent);
    await expect(label.scrollWidth).toBeLessThanOrEqual(label.clientWidth);
  },
};
