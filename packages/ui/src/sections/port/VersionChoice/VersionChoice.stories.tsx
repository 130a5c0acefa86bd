import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../../components/Button/index.ts';
import { documentsOf } from '../../../fixtures/documents.ts';
import { downloadsPageTextsOf } from '../../../fixtures/pages/downloads.ts';
import { FileIcon } from '../../../icons/index.ts';
import { VersionChoice } from './VersionChoice.tsx';

const translations = { ...documentsOf({}).download, notes: (version: string) => version };

const meta: Meta<typeof VersionChoice> = {
  title: 'Patterns/Port/VersionChoice',
  id: 'patterns-versionchoice',
  tags: ['!autodocs'],
  component: VersionChoice,
  args: { versions: [], translations },
  render: (args, { globals }) => {
    const { files, download } = documentsOf(globals);
    const { changed, changes, update } = downloadsPageTextsOf(globals);
    return (
      <VersionChoice
        {...args}
        versions={
          args.versions.length > 0
            ? args.versions
            : files.map((file, index) => ({
                ...file,
                key: file.version,
                href: '#file',
                notes: index === 0 ? changes.map(([, text = '']) => text) : [],
                action: (
                  <Button variant={index === 0 ? 'signal' : 'outline'} start={<FileIcon />}>
                    {`${update} ${file.version}`}
                  </Button>
                ),
              }))
        }
        translations={{ ...download, notes: (version) => `${changed} ${version}` }}
      />
    );
  },
};
export default meta;
type Story = StoryObj<typeof VersionChoice>;

export const Default: Story = {};
