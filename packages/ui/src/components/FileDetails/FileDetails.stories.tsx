import type { Meta, StoryObj } from '@storybook/react-vite';
import { documentsOf } from '../../fixtures/documents.ts';
import { fileDetailsOf } from '../../fixtures/file-details.tsx';
import { newestSum } from '../../fixtures/pages/downloads.ts';
import { FileDetails } from './FileDetails.tsx';

const meta: Meta<typeof FileDetails> = {
  title: 'Documents/FileDetails',
  id: 'components-filedetails',
  tags: ['new', 'since-0.4.0'],
  component: FileDetails,
  parameters: {
    usage: {
      when: 'Use it below the row or card of a file, where it is opened: the other ways to have the file, its exact size, its sum and how it is checked.',
      keyboard: [
        ['Tab, Shift + Tab', 'Through the other ways, then to the copy button.'],
        ['Enter, Space', 'On the copy button: copies the sum without gaps.'],
      ],
    },
  },
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

/** With the facts that every file has. */
export const Playground: Story = { tags: ['!test'], args: { file: 'T90-manual-en.pdf', size: 114257 } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
