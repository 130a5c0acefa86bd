import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { documentsOf } from '../../fixtures/documents.ts';
import { changesOf } from '../../fixtures/file-details.tsx';
import { downloadsPageTextsOf } from '../../fixtures/pages/downloads.ts';
import { VersionHistory } from './VersionHistory.tsx';

const meta: Meta<typeof VersionHistory> = {
  title: 'Documents/VersionHistory',
  id: 'components-versionhistory',
  tags: ['stable', 'since-0.3.0'],
  component: VersionHistory,
  parameters: {
    usage: {
      when: 'Use it below the FileCard of the newest version, for those before it. Versions that one is chosen from are a VersionChoice.',
      keyboard: [
        ['Tab, Shift + Tab', 'From a download to what opens the rest, then to the next version.'],
        ['Enter, Space', 'Opens and closes what changed.'],
      ],
    },
  },
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

export const Playground: Story = { tags: ['!test'], args: { title: 'T90', level: 3 } };

/** What changed in the newest of them. */
export const Unfolded: Story = {
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const known = downloadsPageTextsOf(globals).changes.at(-1);
    await userEvent.click(canvasElement.querySelector('summary')!);
    await expect(canvas.getAllByText(known![1]!)[0]).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
