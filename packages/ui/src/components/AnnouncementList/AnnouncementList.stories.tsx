import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { documentsOf } from '../../fixtures/documents.ts';
import { inLanguage } from '../../fixtures/language.ts';
import { downloadsPageTextsOf, newestSum } from '../../fixtures/pages/downloads.ts';
import { portTextsOf } from '../../fixtures/pages/port.ts';
import { DownloadIcon } from '../../icons/index.ts';
import { Actions } from '../Actions/index.ts';
import { Badge } from '../Badge/index.ts';
import { Button } from '../Button/index.ts';
import { type AnnouncementItem, AnnouncementList } from './AnnouncementList.tsx';

const textsOf = (globals: Record<string, unknown>) =>
  inLanguage(globals, {
    en: {
      title: 'How flight data is kept',
      summary: 'What the payload keeps of a flight, for how long, and how it is taken off.',
      affected: 'Devices with firmware below 2.4.',
      pages: '2 pages',
      note: 'Sample data.',
      affectedLabel: 'Concerns',
      todo: 'What to do',
      severity: 'Safety notice',
      whole: 'The clamp can come loose.\nTighten it before the next flight.',
    },
    zh: {
      title: '飞行数据的保存',
      summary: '挂载保存哪些飞行数据、保存多久、如何导出。',
      affected: '固件低于 2.4 的设备。',
      pages: '2 页',
      note: '示例数据。',
      affectedLabel: '适用对象',
      todo: '如何处理',
      severity: '安全公告',
      whole: '卡扣可能松动。\n下次飞行前请拧紧。',
    },
  });

function itemsOf(globals: Record<string, unknown>): AnnouncementItem[] {
  const { title, summary, affected, pages } = textsOf(globals);
  const { acts, contact } = portTextsOf(globals);
  const act = (
    <Actions>
      <Button href="#file" start={<DownloadIcon />}>
        {downloadsPageTextsOf(globals).act}
      </Button>
    </Actions>
  );
  const shared = { title, summary, affected, todo: { steps: acts, go: { href: '#go', label: contact } } };
  return [
    {
      ...shared,
      id: 'data',
      number: 'N-2026-04',
      date: '2026-09-14',
      file: { actions: act, pages, size: 184320, sha256: newestSum },
    },
    { ...shared, id: 'care', number: 'N-2026-03', date: '2026-06-01' },
  ];
}

const meta: Meta<typeof AnnouncementList> = {
  title: 'Documents/AnnouncementList',
  id: 'components-announcementlist',
  tags: ['stable', 'since-0.3.0'],
  component: AnnouncementList,
  parameters: {
    usage: {
      when: 'Use it for announcements that ask owners of a device for something. What was merely said when is a DatedList.',
      keyboard: [
        ['Tab, Shift + Tab', 'From the document to what is to be done to the next announcement.'],
        ['Enter, Space', 'On what is to be done: unfolds it.'],
      ],
    },
  },
  args: { items: [], translations: { ...documentsOf({}).download, affected: '', todo: '' } },
  render: (args, { globals }) => {
    const { affectedLabel, todo, note } = textsOf(globals);
    return (
      <AnnouncementList
        note={note}
        {...args}
        items={args.items.length > 0 ? args.items : itemsOf(globals)}
        translations={{ ...documentsOf(globals).download, affected: affectedLabel, todo }}
      />
    );
  },
};
export default meta;
type Story = StoryObj<typeof AnnouncementList>;

export const Default: Story = {};

export const Playground: Story = { args: { items: itemsOf({}).slice(1), note: 'T90' } };

/** What is to be done, in order. */
export const Unfolded: Story = {
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    await userEvent.click(canvasElement.querySelector('summary')!);
    await expect(canvas.getAllByText(portTextsOf(globals).acts[0]!)[0]).toBeVisible();
  },
};

/** It asks for nothing that stands elsewhere: a mark says how much it matters, and the text says all. */
export const Notice: Story = {
  render: (args, { globals }) => {
    const { title, whole, affected, severity, affectedLabel, todo } = textsOf(globals);
    const item = { id: 'clamp', number: 'N-2026-05', date: '2026-09-20', title, summary: whole, affected };
    return (
      <AnnouncementList
        {...args}
        items={[{ ...item, mark: <Badge tone="critical">{severity}</Badge> }]}
        translations={{ ...documentsOf(globals).download, affected: affectedLabel, todo }}
      />
    );
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const LongTexts: Story = { globals: { language: 'long' } };

export const Chinese: Story = { globals: { language: 'zh' } };
