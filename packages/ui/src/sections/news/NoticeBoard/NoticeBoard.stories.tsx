import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../../../components/Badge/index.ts';
import { Button } from '../../../components/Button/index.ts';
import { documentsOf } from '../../../fixtures/documents.ts';
import { inLanguage } from '../../../fixtures/language.ts';
import { downloadsPageTextsOf, newestSum } from '../../../fixtures/pages/downloads.ts';
import { portTextsOf } from '../../../fixtures/pages/port.ts';
import { DownloadIcon } from '../../../icons/index.ts';
import { media } from '../../../theme/media.ts';
import { NoticeBoard, type NoticeBoardProps, type NoticeItem } from './NoticeBoard.tsx';

const textsOf = (globals: Record<string, unknown>) =>
  inLanguage(globals, {
    en: {
      title: 'How flight data is kept',
      summary: 'What the payload keeps of a flight, for how long, and how it is taken off.',
      affected: 'Devices with firmware below 2.4.',
      families: ['Megaphones', 'Searchlights', 'Droppers', 'Flashing lights'],
      pages: '2 pages',
      note: 'Sample data.',
      concerns: 'Concerns',
      more: 'What to do',
      severity: 'Safety notice',
      clamp: 'Check the clamp',
      whole: 'The clamp can come loose.\nTighten it before the next flight.',
      range: 'serial numbers T90-0100 to T90-0199',
      check: 'Check my device',
      empty: 'There are no notices.',
    },
    zh: {
      title: '飞行数据的保存',
      summary: '挂载保存哪些飞行数据、保存多久、如何导出。',
      affected: '固件低于 2.4 的设备。',
      families: ['喊话器', '探照灯', '抛投器', '警示灯'],
      pages: '2 页',
      note: '示例数据。',
      concerns: '适用对象',
      more: '如何处理',
      severity: '安全公告',
      clamp: '请检查卡扣',
      whole: '卡扣可能松动。\n下次飞行前请拧紧。',
      range: '序列号 T90-0100 至 T90-0199',
      check: '查询我的设备',
      empty: '暂无公告。',
    },
  });

/** So many guides, each with its document, the newest first; its act is the page's one, unless a notice has that. */
function guidesOf(globals: Record<string, unknown>, count: number, hasAct = true): NoticeItem[] {
  const { title, summary, affected, families, pages } = textsOf(globals);
  const { acts, contact } = portTextsOf(globals);
  return Array.from({ length: count }, (_, index) => {
    const number = count - index;
    return {
      id: `guide-${number}`,
      number: `N-2026-0${number}`,
      date: `2026-0${number}-14`,
      title,
      concerns: families.slice(0, 1 + (number % 4)).map((code) => ({ code })),
      action: (
        <Button href="#file" variant={hasAct && index === 0 ? 'signal' : 'outline'} start={<DownloadIcon />}>
          {downloadsPageTextsOf(globals).act}
        </Button>
      ),
      details: {
        summary,
        affected,
        todo: { steps: acts, go: { href: '#go', label: contact } },
        file: {
          actions: <Button variant="quiet">{contact}</Button>,
          pages,
          size: 184320,
          sha256: newestSum,
        },
      },
    };
  });
}

/** One of which the text says all. */
function noticeOf(globals: Record<string, unknown>): NoticeItem {
  const { clamp, whole, severity, range, check } = textsOf(globals);
  return {
    id: 'clamp',
    number: 'N-2026-09',
    date: '2026-09-20',
    mark: <Badge tone="critical">{severity}</Badge>,
    title: clamp,
    text: whole,
    concerns: [{ code: 'T90', cells: [range] }, { code: 'T160' }],
    action: (
      <Button href="#device" variant="signal">
        {check}
      </Button>
    ),
  };
}

/** A board of what is given, in the toolbar's language. */
const board =
  (itemsOf: (globals: Record<string, unknown>) => NoticeItem[]) =>
  (args: NoticeBoardProps, { globals }: { globals: Record<string, unknown> }) => {
    const { concerns, more, note, empty } = textsOf(globals);
    return (
      <NoticeBoard
        {...args}
        items={itemsOf(globals)}
        empty={empty}
        note={note}
        translations={{ ...documentsOf(globals).download, concerns, more }}
      />
    );
  };

const meta: Meta<typeof NoticeBoard> = {
  title: 'Patterns/News/NoticeBoard',
  id: 'patterns-noticeboard',
  tags: ['!autodocs'],
  component: NoticeBoard,
  args: { items: [], empty: '', translations: { ...documentsOf({}).download, concerns: '', more: '' } },
  render: board((globals) => guidesOf(globals, 4)),
};
export default meta;
type Story = StoryObj<typeof NoticeBoard>;

/** Two in a row, as high as each other. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('article').map((notice) => notice.getBoundingClientRect());
    if (!window.matchMedia(media.desktop).matches) {
      await expect(second!.top).toBeGreaterThanOrEqual(first!.bottom);
      return;
    }
    await expect(first!.top).toBe(second!.top);
    await expect(first!.height).toBe(second!.height);
  },
};

/** What is to be done, in order, and the document with all ways to have it. */
export const Unfolded: Story = {
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    await userEvent.click(canvasElement.querySelector('summary')!);
    await expect(canvas.getAllByText(portTextsOf(globals).acts[0]!)[0]).toBeVisible();
  },
};

/** A published notice before the guides: the newest of five has a row of its own. */
export const WithNotice: Story = {
  render: board((globals) => [noticeOf(globals), ...guidesOf(globals, 4, false)]),
};

export const Seven: Story = {
  render: board((globals) => [noticeOf(globals), ...guidesOf(globals, 6, false)]),
  play: async ({ canvas }) => {
    const [first, ...others] = canvas.getAllByRole('article').map((notice) => notice.getBoundingClientRect());
    const last = others.at(-1)!;
    await expect(last.right).toBeCloseTo(first!.right, 0);
  },
};
