import type { Meta, StoryObj } from '@storybook/react-vite';
import { documentsOf } from '../../../fixtures/documents.ts';
import { fileDetailsOf } from '../../../fixtures/file-details.tsx';
import { newestSum } from '../../../fixtures/pages/downloads.ts';
import { FileDetails } from './FileDetails.tsx';

const meta: Meta<typeof FileDetails> = {
  title: 'Patterns/Download/FileDetails',
  id: 'patterns-filedetails',
  tags: ['!autodocs'],
  component: FileDetails,
  args: { file: '', size: 0, sha256: newestSum, translations: documentsOf({}).download },
  render: (args, { globals }) =>
    args.file === '' ? (
      fileDetailsOf(globals)
    ) : (
      <FileDetails {...args} translations={documentsOf(globals).download} />
    ),
};
export default meta;
type Story = StoryObj<typeof FileDetails>;

export const Default: Story = {};
