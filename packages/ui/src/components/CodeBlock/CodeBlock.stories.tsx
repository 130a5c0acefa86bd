import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { cloudDocumentOf, highlighted, samplesOf } from '../../fixtures/cloud-document.tsx';
import { CodeBlock } from './CodeBlock.tsx';

const meta = {
  title: 'Text/CodeBlock',
  id: 'components-codeblock',
  tags: ['stable', 'since-0.1.0'],
  component: CodeBlock,
  parameters: {
    usage: {
      when: 'Use it for code of more than a line, and for what is typed into a terminal. A word or a line within a sentence is `code` in the text. What a device has said, line by line and with times, is an EventLog. The wrap toggle is there where a line is wider than the block; `wrapToggle` decides otherwise. Highlighting is done when the site is built: spans with the classes `code-keyword`, `code-string`, `code-number`, `code-comment` and `code-key`.',
      keyboard: [
        ['Tab, Shift + Tab', 'Moves through the wrap toggle, the copy button and the code.'],
        [
          'Enter, Space',
          'On the toggle: breaks long lines or lets them run on. On the button: copies all of it.',
        ],
        ['Arrow left, Arrow right', 'On the code: scrolls it. Where nothing scrolls, it takes no focus.'],
      ],
    },
  },
  args: { label: 'Python', title: 'speak.py', children: null, translations: cloudDocumentOf({}).code },
  render: (args, { globals }) => (
    <CodeBlock {...args} translations={cloudDocumentOf(globals).code}>
      {args.children ?? highlighted(samplesOf(globals).python)}
    </CodeBlock>
  ),
} satisfies Meta<typeof CodeBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Named by its label; the code scrolls in a frame that keys reach; all of it is copied. */
export const Default: Story = {
  args: { wrapToggle: true },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ args, canvas, globals, userEvent }) => {
    const { code } = cloudDocumentOf(globals);
    await expect(canvas.getByRole('figure', { name: args.label })).toBeVisible();
    const view = canvas.getByRole('group', { name: args.label });
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: code.wrap })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(view).toHaveFocus();

    const write = spyOn(navigator.clipboard, 'writeText').mockImplementation(fn(async () => {}));
    await userEvent.click(canvas.getByRole('button', { name: code.copy }));
    await expect(await canvas.findByText(code.copied)).toBeVisible();
    await expect(write).toHaveBeenCalledWith(samplesOf(globals).python);
    write.mockRestore();
  },
};

export const Playground: Story = {
  tags: ['!test'],
  args: {
    lineNumbers: true,
    highlightedLines: [4],
    defaultWrap: false,
    children: 'GET /api/products\nAccept: */*\n',
  },
};

/** A browser that refuses: the code is selected and the words say so. */
export const NotCopied: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const { code } = cloudDocumentOf(globals);
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await userEvent.click(canvas.getByRole('button', { name: code.copy }));
    await expect(await canvas.findByText(code.notCopied)).toBeVisible();
    await expect(getSelection()?.toString().trim()).toBe(samplesOf(globals).python.trim());
    getSelection()?.removeAllRanges();
    write.mockRestore();
  },
};

/** The numbers are neither selected nor read out. */
export const LineNumbers: Story = {
  args: { lineNumbers: true },
  play: async ({ canvasElement, globals }) => {
    const view = canvasElement.querySelector('pre')!;
    getSelection()?.selectAllChildren(view);
    await expect(getSelection()?.toString().trim()).toBe(samplesOf(globals).python.trim());
    getSelection()?.removeAllRanges();
  },
};

export const HighlightedLines: Story = {
  tags: ['variants'],
  args: { lineNumbers: true, highlightedLines: [7, 8] },
  play: async ({ canvasElement }) => {
    const lines = [...canvasElement.querySelectorAll<HTMLElement>('[data-highlighted]')];
    await expect(lines).toHaveLength(2);
    await expect(lines[0]).toHaveTextContent('speaker_tts_play_start');
  },
};

/** Long lines break; nothing is left to scroll, so the code takes no focus. */
export const Wrapped: Story = {
  args: { onWrapChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 328 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ args, canvas, canvasElement, globals, userEvent }) => {
    const view = canvasElement.querySelector('pre')!;
    await expect(view.scrollWidth).toBeGreaterThan(view.clientWidth);
    const toggle = await canvas.findByRole('button', { name: cloudDocumentOf(globals).code.wrap });
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expect(args.onWrapChange).toHaveBeenLastCalledWith(true);
    await expect(view.scrollWidth).toBe(view.clientWidth);
    await expect(canvas.queryByRole('group')).toBeNull();
    // It stays to undo that.
    await expect(toggle).toBeVisible();
  },
};

/** Keys and values, without a title. */
export const Json: Story = {
  render: (args, { globals }) => (
    <CodeBlock
      {...args}
      label={cloudDocumentOf(globals).reply}
      title={undefined}
      translations={cloudDocumentOf(globals).code}
    >
      {highlighted(samplesOf(globals).reply)}
    </CodeBlock>
  ),
};

/** One short line has nothing to break and nothing to scroll: keys pass it by. */
export const Plain: Story = {
  args: { label: 'Shell', title: undefined, children: 'sha256sum S3mini-2.4.1.ufw' },
  play: async ({ canvas, globals, userEvent }) => {
    const { code } = cloudDocumentOf(globals);
    await expect(canvas.getByRole('button', { name: code.copy })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: code.wrap })).toBeNull();
    await waitFor(() => expect(canvas.queryByRole('group')).toBeNull());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: code.copy })).toHaveFocus();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};
