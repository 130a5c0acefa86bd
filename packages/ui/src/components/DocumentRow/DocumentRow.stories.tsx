import type { Meta, StoryObj } from '@storybook/react-vite';
import { documentsOf } from '../../fixtures/documents.ts';
import { downloadsPageTextsOf, newestSum } from '../../fixtures/pages/downloads.ts';
import { productTextsOf } from '../../fixtures/product-texts.ts';
import { DownloadIcon } from '../../icons/index.ts';
import { Actions } from '../Actions/index.ts';
import { Button } from '../Button/index.ts';
import { DocumentRow } from './DocumentRow.tsx';

const meta: Meta<typeof DocumentRow> = {
  title: 'Documents/DocumentRow',
  id: 'components-documentrow',
  tags: ['stable', 'since-0.2.0'],
  component: DocumentRow,
  parameters: {
    usage: {
      when: 'Use it for a document of a list: what it is, the ways to have it, its facts and its sum. The newest of a firmware is a FileCard, a version before it a DownloadRow.',
    },
  },
  args: {
    title: '',
    version: '2.1',
    date: '2026-09-14',
    size: 2841600,
    actions: null,
    sha256: newestSum,
    translations: documentsOf({}).download,
  },
  render: (args, { globals }) => {
    const { download } = documentsOf(globals);
    const { act } = downloadsPageTextsOf(globals);
    return (
      <DocumentRow
        {...args}
        title={args.title || productTextsOf(globals).downloads}
        actions={
          <Actions>
            <Button href="#file" start={<DownloadIcon />}>
              {act}
            </Button>
          </Actions>
        }
        translations={download}
      />
    );
  },
};
export default meta;
type Story = StoryObj<typeof DocumentRow>;

export const Default: Story = {};

export const Playground: Story = { args: { title: 'T90', code: 'T90', level: 3 } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const LongTexts: Story = { globals: { language: 'long' } };

export const Chinese: Story = { globals: { language: 'zh' } };
