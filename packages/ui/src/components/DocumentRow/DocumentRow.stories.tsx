import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { documentsOf } from '../../fixtures/documents.ts';
import { fileDetailsOf } from '../../fixtures/file-details.tsx';
import { cutoutOf } from '../../fixtures/product-pictures.tsx';
import { productTextsOf } from '../../fixtures/product-texts.ts';
import { DownloadIcon } from '../../icons/index.ts';
import { Button } from '../Button/index.ts';
import { DocumentRow } from './DocumentRow.tsx';

const meta: Meta<typeof DocumentRow> = {
  title: 'Documents/DocumentRow',
  id: 'components-documentrow',
  tags: ['stable', 'since-0.2.0'],
  component: DocumentRow,
  parameters: {
    usage: {
      when: 'Use it for a file of a DocumentList: a model with its picture, or a version. It has one action; the other ways to have it, its sum and what changed open below. A file that a page is of is a FileCard.',
      keyboard: [
        ['Tab, Shift + Tab', 'From the action to what opens the rest, then through what is open.'],
        ['Enter, Space', 'Opens and closes the rest.'],
      ],
    },
  },
  args: {
    code: 'T90',
    version: '2.1',
    date: '2026-09-14',
    size: 2841600,
    action: null,
    details: null,
    translations: documentsOf({}).download,
  },
  render: (args, { globals }) => (
    <DocumentRow
      {...args}
      title={args.title ?? productTextsOf(globals).downloads}
      picture={cutoutOf('T90')}
      action={
        <Button href="#file" size="toolbar" start={<DownloadIcon size={20} />}>
          PDF
        </Button>
      }
      details={fileDetailsOf(globals)}
      translations={documentsOf(globals).download}
    />
  ),
};
export default meta;
type Story = StoryObj<typeof DocumentRow>;

export const Default: Story = {};

export const Playground: Story = { tags: ['!test'], args: { title: 'T90', level: 3 } };

/** What opens stands below the name. */
export const Opened: Story = {
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const { files } = documentsOf(globals);
    await expect(canvas.getByText(files[0]!.file)).not.toBeVisible();
    await userEvent.click(canvasElement.querySelector('summary')!);
    await expect(canvas.getByText(files[0]!.file)).toBeVisible();
  },
};

/** What an address leads to is marked, and open. */
export const Addressed: Story = {
  args: { addressed: true },
  parameters: { picture: 'off' },
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const { files } = documentsOf(globals);
    await expect(canvas.getByText(files[0]!.file)).toBeVisible();
    await userEvent.click(canvasElement.querySelector('summary')!);
    await expect(canvas.getByText(files[0]!.file)).not.toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
