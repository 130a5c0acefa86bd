import type { Meta, StoryObj } from '@storybook/react-vite';
import { stageTextsOf } from '../../fixtures/product-stage.ts';
import { CheckIcon, DownloadIcon, FileIcon, RetryIcon } from '../../icons/index.ts';
import { RelatedList } from './RelatedList.tsx';

const meta: Meta<typeof RelatedList> = {
  title: 'Navigation/RelatedList',
  id: 'components-relatedlist',
  tags: ['stable', 'since-0.1.0'],
  component: RelatedList,
  parameters: {
    usage: {
      when: 'Use it at the end of a page for where to go from here, each place with its reason: manuals, activation, repair. A file that is checked before use is a DownloadRow; one place alone is a Link.',
      keyboard: [
        ['Tab, Shift + Tab', 'From place to place.'],
        ['Enter', 'Goes there, or takes the file.'],
      ],
    },
  },
  render: (args, { globals }) => {
    const texts = stageTextsOf(globals);
    return (
      <RelatedList
        {...args}
        items={
          args.items ?? [
            {
              key: 'activate',
              href: '#activate',
              icon: <CheckIcon size={20} />,
              title: texts.activate,
              detail: texts.activateDetail,
            },
            {
              key: 'repair',
              href: '#repair',
              icon: <RetryIcon size={20} />,
              title: texts.repair,
              detail: texts.repairDetail,
            },
          ]
        }
      />
    );
  },
};
export default meta;
type Story = StoryObj<typeof RelatedList>;

export const Default: Story = {};

export const Playground: Story = {
  tags: ['!test'],
  args: { items: [{ key: 'T160', href: '#T160', title: 'T160', detail: '22 000 lm' }] },
};

/** Files, with another icon at the end. */
export const Downloads: Story = {
  tags: ['variants'],
  render: (args, { globals }) => {
    const texts = stageTextsOf(globals);
    const file = { icon: <FileIcon size={20} />, end: <DownloadIcon size={20} /> };
    return (
      <RelatedList
        {...args}
        items={[
          { key: 'manual', href: '#manual', title: texts.manual, detail: texts.manualDetail, ...file },
          { key: 'sheet', href: '#sheet', title: texts.sheet, detail: texts.sheetDetail, ...file },
        ]}
      />
    );
  },
};

export const WithoutDetail: Story = {
  args: { items: [{ key: 'T160', href: '#T160', title: 'T160' }] },
};
