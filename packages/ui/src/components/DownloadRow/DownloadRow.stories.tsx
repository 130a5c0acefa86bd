import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn } from 'storybook/test';
import { documentsOf } from '../../fixtures/documents.ts';
import { DownloadRow } from './DownloadRow.tsx';

const [newest, oldest] = documentsOf({}).files;

const meta = {
  title: 'Documents/DownloadRow',
  id: 'components-downloadrow',
  tags: ['stable', 'since-0.1.0'],
  component: DownloadRow,
  parameters: {
    usage: {
      when: 'Use it for a file that is checked before it is used: firmware, applications. One row a version, the newest first. For manuals and data sheets, which have no sum to check, use RelatedList.',
      keyboard: [
        ['Tab, Shift + Tab', 'Moves between the copy button and the download.'],
        ['Enter, Space', 'Copies the sum without gaps. The download starts on Enter.'],
      ],
    },
  },
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

export const Playground: Story = {
  tags: ['!test'],
  args: { version: '10.12.3', size: 1204480000, date: '2024-02-20', file: 'S3mini-10.12.3.ufw' },
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

export const Several: Story = {
  render: (args, { globals }) => {
    const { files, download } = documentsOf(globals);
    return (
      <>
        {files.map((file) => (
          <DownloadRow key={file.version} {...args} {...file} translations={download} />
        ))}
      </>
    );
  },
};

export const Narrow: Story = {
  args: { ...oldest! },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 328 }}>
        <Story />
      </div>
    ),
  ],
};
