import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn } from 'storybook/test';
import { documentsOf } from '../../fixtures/documents.ts';
import { newestSum } from '../../fixtures/pages/downloads.ts';
import { Checksum } from './Checksum.tsx';

const meta = {
  title: 'Documents/Checksum',
  id: 'components-checksum',
  tags: ['stable', 'since-0.1.0'],
  component: Checksum,
  parameters: {
    usage: {
      when: 'Use it for the sum of one file that stands among other facts of it. A version in a list is a DownloadRow, which has one.',
      keyboard: [
        ['Tab', 'To the copy button.'],
        ['Enter, Space', 'Copies the sum without gaps.'],
      ],
    },
  },
  args: { sum: newestSum, translations: documentsOf({}).download },
  render: (args, { globals }) => <Checksum {...args} translations={documentsOf(globals).download} />,
} satisfies Meta<typeof Checksum>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A selection holds no gaps. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const selection = getSelection()!;
    selection.selectAllChildren(canvasElement.querySelector('code')!);
    await expect(selection.toString().trim()).toBe(args.sum);
    selection.removeAllRanges();
  },
};

export const Playground: Story = { tags: ['!test'], args: { sum: 'd41d8cd98f00b204e9800998ecf8427e' } };

export const Copied: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const { download } = documentsOf(globals);
    const write = spyOn(navigator.clipboard, 'writeText').mockImplementation(fn(async () => {}));
    await userEvent.click(canvas.getByRole('button', { name: download.copy }));
    await expect(await canvas.findByText(download.copied)).toBeVisible();
    await expect(write).toHaveBeenCalledWith(args.sum);
    write.mockRestore();
  },
};

/** Its button at the end of the line. */
export const Wide: Story = { args: { wide: true } };

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
};
