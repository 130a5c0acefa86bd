import type { Meta, StoryObj } from '@storybook/react-vite';
import { documentsOf } from '../../fixtures/documents.ts';
import { downloadsPageTextsOf } from '../../fixtures/pages/downloads.ts';
import { FileIcon } from '../../icons/index.ts';
import { Button } from '../Button/index.ts';
import { VersionChoice } from './VersionChoice.tsx';

const translations = { ...documentsOf({}).download, notes: (version: string) => version };

const meta: Meta<typeof VersionChoice> = {
  title: 'Forms/VersionChoice',
  id: 'components-versionchoice',
  tags: ['stable', 'since-0.3.0'],
  component: VersionChoice,
  parameters: {
    usage: {
      when: 'Use it where one version is chosen to go on with, such as the firmware of an upgrade. What is only kept for later is a VersionHistory.',
      keyboard: [['Tab, Shift + Tab', 'From copy button to download to what can be done with the version.']],
    },
  },
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

export const Playground: Story = {
  tags: ['!test'],
  args: { versions: [{ ...documentsOf({}).files[0]!, key: 'T90', href: '#file', notes: ['T90'] }] },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
