import type { Meta, StoryObj } from '@storybook/react-vite';
import { documentsOf } from '../../fixtures/documents.ts';
import { downloadsPageTextsOf, newestSum } from '../../fixtures/pages/downloads.ts';
import { DownloadIcon } from '../../icons/index.ts';
import { Button } from '../Button/index.ts';
import { DocumentRow } from '../DocumentRow/index.ts';
import { DocumentList } from './DocumentList.tsx';

const meta: Meta<typeof DocumentList> = {
  title: 'Documents/DocumentList',
  id: 'components-documentlist',
  tags: ['stable', 'since-0.3.0'],
  component: DocumentList,
  parameters: {
    usage: {
      when: 'Use it for the DocumentRows of a section. `between` is for rows beside a heading, which stands as high as the first of them. Versions of one file are a VersionHistory. It takes no focus.',
    },
  },
  render: (args, { globals }) => {
    const { download } = documentsOf(globals);
    const { act, kinds } = downloadsPageTextsOf(globals);
    return (
      <DocumentList {...args}>
        {args.children ??
          kinds.slice(0, 3).map((kind) => (
            <DocumentRow
              key={kind}
              title={kind}
              version="2.1"
              date="2026-09-14"
              size={2841600}
              actions={
                <Button href="#file" start={<DownloadIcon />}>
                  {act}
                </Button>
              }
              sha256={newestSum}
              translations={download}
            />
          ))}
      </DocumentList>
    );
  },
};
export default meta;
type Story = StoryObj<typeof DocumentList>;

export const Default: Story = {};

export const Playground: Story = { args: { line: 'above', children: 'T90' } };

/** The first row needs no line above it. */
export const Between: Story = { args: { line: 'between' } };

export const LongTexts: Story = { globals: { language: 'long' } };

export const Chinese: Story = { globals: { language: 'zh' } };
