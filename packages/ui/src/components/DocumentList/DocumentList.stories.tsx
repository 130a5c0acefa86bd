import type { Meta, StoryObj } from '@storybook/react-vite';
import { documentsOf } from '../../fixtures/documents.ts';
import { fileDetailsOf } from '../../fixtures/file-details.tsx';
import { cutoutOf } from '../../fixtures/product-pictures.tsx';
import { productTextsOf } from '../../fixtures/product-texts.ts';
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
      when: 'Use it for the DocumentRows of a section, with how many there are above them. Versions of one file are a VersionHistory. It takes no focus.',
    },
  },
  args: { title: '', facts: [] },
  render: (args, { globals }) => {
    const { download } = documentsOf(globals);
    const { downloads, models } = productTextsOf(globals);
    return (
      <DocumentList
        {...args}
        title={args.title || models(3)}
        facts={args.facts.length > 0 ? args.facts : [download.version, download.date, download.size]}
      >
        {args.children ??
          (['T90', 'T160', 'T80'] as const).map((code) => (
            <DocumentRow
              key={code}
              code={code}
              title={downloads}
              picture={cutoutOf(code)}
              version="2.1"
              date="2026-09-14"
              size={2841600}
              action={
                <Button href="#file" size="toolbar" start={<DownloadIcon size={20} />}>
                  PDF
                </Button>
              }
              details={fileDetailsOf(globals)}
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

export const Playground: Story = { tags: ['!test'], args: { title: 'T90', facts: ['A', 'B', 'C'] } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
