import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { feedbackOf } from '../../fixtures/feedback.ts';
import { Button } from '../Button/index.ts';
import { EventLog } from './EventLog.tsx';
import { type EventLogEntry, logText } from './logText.ts';

/** A transfer of so many blocks. */
const blocks = (count: number): EventLogEntry[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index,
    time: `02:14:${String(20 + (index % 40)).padStart(2, '0')}.006`,
    text: `ACK ${index + 1}`,
  }));

const meta = {
  title: 'Feedback/EventLog',
  id: 'components-eventlog',
  tags: ['stable', 'since-0.1.0'],
  component: EventLog,
  parameters: {
    usage: {
      when: 'What has happened, line by line with its time, to be copied or saved for support. It follows the newest line until the reader scrolls up; a button leads back. New lines are read out politely. Marked lines say "caution" or "error" by icon and word. It holds plain text, no links. At most 40 % of the view tall (220 px at least), then it scrolls; on phones the time stands above its line. Codes and long words break anywhere rather than widen the page. Where the browser refuses the clipboard the whole log is selected. For a history of versions use Timeline.',
      keyboard: [
        ['Tab', 'To "Copy log", "Save log", the log itself, and "Newest" where it shows.'],
        ['Arrow keys, Page up, Page down', 'In the log: scroll it.'],
        ['Enter, Space', 'Copies, saves, or goes back to the newest line; the focus then stays in the log.'],
      ],
    },
  },
  args: { ...feedbackOf({}).log },
  render: (args, { globals }) => <EventLog {...args} {...feedbackOf(globals).log} />,
} satisfies Meta<typeof EventLog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The whole log goes to the clipboard, and it is said. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const { title, entries, translations } = feedbackOf(globals).log;
    const log = canvas.getByRole('log', { name: title });
    await expect(log).toHaveAttribute('aria-live', 'polite');
    await expect(within(log).getByRole('img', { name: translations.caution })).toBeVisible();

    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: translations.copy }));
    await expect(write.mock.calls).toEqual([[logText(entries)]]);
    await expect(await canvas.findByText(translations.copied)).toBeVisible();
  },
};

export const Playground: Story = { tags: ['!test'], args: { fileName: 'S3mini.txt' } };

/** A browser that refuses: all of it is selected, to be copied by hand. */
export const CopyRefused: Story = {
  play: async ({ canvas, globals }) => {
    const { translations } = feedbackOf(globals).log;
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No', 'NotAllowedError'));
    await userEvent.click(canvas.getByRole('button', { name: translations.copy }));
    await expect(await canvas.findByText(translations.notCopied)).toBeVisible();
    const selected = String(window.getSelection());
    await expect(selected).toContain('02:14:07.118');
    window.getSelection()?.removeAllRanges();
  },
};

/** It becomes a text file of the name that was given. */
export const Save: Story = {
  args: { fileName: 'S3mini.txt' },
  play: async ({ canvas, globals }) => {
    const { entries, translations } = feedbackOf(globals).log;
    const make = spyOn(URL, 'createObjectURL');
    const names: string[] = [];
    spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function keep(this: HTMLAnchorElement) {
      names.push(this.download);
    });
    await userEvent.click(canvas.getByRole('button', { name: translations.save }));
    await expect(names).toEqual(['S3mini.txt']);
    const file = make.mock.calls[0]?.[0];
    await expect(file instanceof Blob && (await file.text())).toBe(logText(entries));
  },
};

/** The newest line stays in view, until the reader scrolls up; a button leads back. */
export const Growing: Story = {
  render: function GrowingLog(args, { globals }) {
    const texts = feedbackOf(globals);
    const [count, setCount] = useState(40);
    return (
      <>
        <Button onClick={() => setCount(count + 1)}>{texts.retry}</Button>
        <EventLog {...args} {...texts.log} entries={blocks(count)} />
      </>
    );
  },
  play: async ({ canvas, globals }) => {
    const texts = feedbackOf(globals);
    const log = canvas.getByRole('log');
    const fromEnd = () => Math.round(log.scrollHeight - log.clientHeight - log.scrollTop);
    const grow = () => userEvent.click(canvas.getByRole('button', { name: texts.retry }));
    await expect(log.scrollTop).toBeGreaterThan(0);
    await grow();
    await expect(canvas.getByText('ACK 41')).toBeInTheDocument();
    await expect(fromEnd()).toBe(0);

    log.scrollTop = 0;
    const newest = await canvas.findByRole('button', { name: texts.log.translations.newest });
    await grow();
    await expect(canvas.getByText('ACK 42')).toBeInTheDocument();
    await expect(log.scrollTop).toBe(0);

    await userEvent.click(newest);
    await expect(fromEnd()).toBe(0);
    await waitFor(() => expect(newest).not.toBeInTheDocument());
    await expect(log).toHaveFocus();
  },
};

export const Empty: Story = {
  render: (args, { globals }) => <EventLog {...args} {...feedbackOf(globals).log} entries={[]} />,
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(feedbackOf(globals).log.translations.empty)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Sums and long words break anywhere rather than widen the page. */
export const LongTexts: Story = {
  globals: { language: 'long', viewport: { value: 'narrow' } },
  render: (args, { globals }) => {
    const { entries, ...log } = feedbackOf(globals).log;
    const sum = { id: 'sum', time: '02:14:21.007', text: `SHA-256 ${'9f2c41d07ab3e865'.repeat(4)}` };
    return <EventLog {...args} {...log} entries={[...entries, sum]} />;
  },
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    await expect(log.scrollWidth).toBeLessThanOrEqual(log.clientWidth);
  },
};
