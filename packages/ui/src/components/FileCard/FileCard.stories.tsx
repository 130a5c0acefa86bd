import type { Meta, StoryObj } from '@storybook/react-vite';
import { documentsOf } from '../../fixtures/documents.ts';
import { changesOf, fileDetailsOf } from '../../fixtures/file-details.tsx';
import { downloadsPageTextsOf } from '../../fixtures/pages/downloads.ts';
import { productTextsOf } from '../../fixtures/product-texts.ts';
import { DownloadIcon } from '../../icons/index.ts';
import { Actions } from '../Actions/index.ts';
import { Button } from '../Button/index.ts';
import { VersionHistory } from '../VersionHistory/index.ts';
import { FileCard } from './FileCard.tsx';

const meta: Meta<typeof FileCard> = {
  title: 'Documents/FileCard',
  id: 'components-filecard',
  tags: ['stable', 'since-0.2.0'],
  component: FileCard,
  parameters: {
    usage: {
      when: 'Use it for the one file to take: what it is on one line, the action, what is new in it. `kind` is for a page of several, each in a card of its own, with the versions before it as `more`. Files of many models are DocumentRows.',
      keyboard: [['Enter, Space', 'On the details: opens and closes them.']],
    },
  },
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

export const Playground: Story = { tags: ['!test'], args: { version: '1.0.0', level: 3 } };

/** A page of this one file folds nothing. */
export const Alone: Story = { args: { detailsOpen: true } };

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

/** A document goes by its name. */
export const Document: Story = {
  render: (args, context) => (
    <>{meta.render?.({ ...args, title: productTextsOf(context.globals).downloads }, context)}</>
  ),
};

export const Phone: Story = { ...OfAKind, globals: { viewport: { value: 'phone' } } };
