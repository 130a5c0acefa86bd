import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { documentsOf } from '../../../fixtures/documents.ts';
import { changesOf } from '../../../fixtures/file-details.tsx';
import { downloadsPageTextsOf } from '../../../fixtures/pages/downloads.ts';
import { VersionHistory } from './VersionHistory.tsx';

const meta: Meta<typeof VersionHistory> = {
  title: 'Patterns/Download/VersionHistory',
  id: 'patterns-versionhistory',
  tags: ['!autodocs'],
  component: VersionHistory,
  args: { title: '', versions: [], translations: documentsOf({}).download },
  render: (args, { globals }) => {
    const { files, download } = documentsOf(globals);
    const { earlier } = downloadsPageTextsOf(globals);
    return (
      <VersionHistory
        {...args}
        title={args.title || earlier}
        versions={files.map((file) => ({
          ...file,
          key: file.version,
          href: '#file',
          details: changesOf(globals),
        }))}
        translations={download}
      />
    );
  },
};
export default meta;
type Story = StoryObj<typeof VersionHistory>;

export const Default: Story = {};

/** What changed in the newest of them. */
export const Unfolded: Story = {
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const known = downloadsPageTextsOf(globals).changes.at(-1);
    await userEvent.click(canvasElement.querySelector('summary')!);
    await expect(canvas.getAllByText(known![1]!)[0]).toBeVisible();
  },
};
