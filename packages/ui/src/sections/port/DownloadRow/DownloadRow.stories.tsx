import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn } from 'storybook/test';
import { documentsOf } from '../../../fixtures/documents.ts';
import { DownloadRow } from './DownloadRow.tsx';

const [newest] = documentsOf({}).files;

const meta = {
  title: 'Patterns/Port/DownloadRow',
  id: 'patterns-downloadrow',
  tags: ['!autodocs'],
  component: DownloadRow,
  args: { ...newest!, href: '#file', translations: documentsOf({}).download },
  render: (args, { globals }) => <DownloadRow {...args} translations={documentsOf(globals).download} />,
} satisfies Meta<typeof DownloadRow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A selection holds no gaps. */
export const Default: Story = {
  play: async ({ args, canvas, canvasElement, globals }) => {
    const { download } = documentsOf(globals);
    const link = canvas.getByRole('link', { name: download.download(args.file) });
    await expect(link).toHaveAttribute('download', args.file);
    const selection = getSelection()!;
    selection.selectAllChildren(canvasElement.querySelector('code')!);
    await expect(selection.toString().trim()).toBe(args.sha256);
    selection.removeAllRanges();
  },
};

export const Copied: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const { download } = documentsOf(globals);
    const write = spyOn(navigator.clipboard, 'writeText').mockImplementation(fn(async () => {}));
    await userEvent.click(canvas.getByRole('button', { name: download.copy }));
    await expect(await canvas.findByText(download.copied)).toBeVisible();
    await expect(write).toHaveBeenCalledWith(args.sha256);
    write.mockRestore();
  },
};

/** A browser that refuses: the sum is selected and the words say so. */
export const NotCopied: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const { download } = documentsOf(globals);
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await userEvent.click(canvas.getByRole('button', { name: download.copy }));
    await expect(await canvas.findByText(download.notCopied)).toBeVisible();
    await expect(getSelection()?.toString().trim()).toBe(args.sha256);
    write.mockRestore();
  },
};
