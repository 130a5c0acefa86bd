import type { Meta, StoryObj } from '@storybook/react-vite';
import { PictureHeading } from '../../../components/PictureHeading/index.ts';
import { documentsOf } from '../../../fixtures/documents.ts';
import { changesOf } from '../../../fixtures/file-details.tsx';
import { downloadsPageTextsOf, fileTreeOf } from '../../../fixtures/pages/downloads.ts';
import { nightOf } from '../../../fixtures/product-pictures.tsx';
import { productTextsOf } from '../../../fixtures/product-texts.ts';
import { NavTree } from '../NavTree/index.ts';
import { VersionHistory } from '../VersionHistory/index.ts';
import { DownloadLayout } from './DownloadLayout.tsx';

const meta: Meta<typeof DownloadLayout> = {
  title: 'Patterns/Download/DownloadLayout',
  id: 'patterns-downloadlayout',
  tags: ['!autodocs'],
  component: DownloadLayout,
  args: { heading: null, tree: null },
  render: (args, { globals }) => {
    const { files, download } = documentsOf(globals);
    const { earlier, label, lead } = downloadsPageTextsOf(globals);
    return (
      <DownloadLayout
        {...args}
        heading={
          args.heading ?? (
            <PictureHeading
              title={productTextsOf(globals).flashingLights}
              lead={lead}
              picture={nightOf('T90')}
            />
          )
        }
        tree={args.tree ?? <NavTree label={label} items={fileTreeOf(globals)} />}
      >
        {args.children ?? (
          <VersionHistory
            title={earlier}
            versions={files.map((file) => ({
              ...file,
              key: file.version,
              href: '#file',
              details: changesOf(globals),
            }))}
            translations={download}
          />
        )}
      </DownloadLayout>
    );
  },
};
export default meta;
type Story = StoryObj<typeof DownloadLayout>;

export const Default: Story = {};
