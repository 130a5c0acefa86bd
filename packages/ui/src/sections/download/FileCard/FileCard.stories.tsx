import type { Meta, StoryObj } from '@storybook/react-vite';
import { Actions } from '../../../components/Actions/index.ts';
import { Button } from '../../../components/Button/index.ts';
import { documentsOf } from '../../../fixtures/documents.ts';
import { changesOf, fileDetailsOf } from '../../../fixtures/file-details.tsx';
import { downloadsPageTextsOf } from '../../../fixtures/pages/downloads.ts';
import { DownloadIcon } from '../../../icons/index.ts';
import { VersionHistory } from '../VersionHistory/index.ts';
import { FileCard } from './FileCard.tsx';

const meta: Meta<typeof FileCard> = {
  title: 'Patterns/Download/FileCard',
  id: 'patterns-filecard',
  tags: ['!autodocs'],
  component: FileCard,
  args: {
    version: '',
    date: '',
    file: '',
    size: 0,
    actions: null,
    details: null,
    translations: documentsOf({}).download,
  },
  render: (args, { globals }) => {
    const { files, download } = documentsOf(globals);
    const [newest] = files;
    const { act, changed } = downloadsPageTextsOf(globals);
    return (
      <FileCard
        {...args}
        version={args.version || newest!.version}
        date={newest!.date}
        file={newest!.file}
        size={newest!.size}
        actions={
          <Actions onPhone="pairs">
            <Button href="#file" variant="signal" start={<DownloadIcon />}>
              {act}
            </Button>
          </Actions>
        }
        details={fileDetailsOf(globals)}
        changes={args.title === undefined ? { title: changed, list: changesOf(globals) } : undefined}
        translations={download}
      />
    );
  },
};
export default meta;
type Story = StoryObj<typeof FileCard>;

export const Default: Story = {};

/** One of several kinds on a page, with the versions before it. */
export const OfAKind: Story = {
  tags: ['variants'],
  render: (args, context) => {
    const { files, download } = documentsOf(context.globals);
    const { crumbs, earlier, facts } = downloadsPageTextsOf(context.globals);
    return (
      <>
        {meta.render?.(
          {
            ...args,
            kind: crumbs[2],
            fact: facts[2]?.[1],
            more: (
              <VersionHistory
                level={3}
                title={earlier}
                versions={files.slice(1).map((file) => ({
                  ...file,
                  key: file.version,
                  href: '#file',
                  details: changesOf(context.globals),
                }))}
                translations={download}
              />
            ),
          },
          context,
        )}
      </>
    );
  },
};
