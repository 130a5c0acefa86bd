import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { stageTextsOf } from '../../fixtures/product-stage.ts';
import { productTextsOf } from '../../fixtures/product-texts.ts';
import { Figure } from '../Figure/index.ts';
import { Plate } from '../Plate/index.ts';
import { TabStrip } from './TabStrip.tsx';

const meta: Meta<typeof TabStrip> = {
  title: 'Navigation/TabStrip',
  id: 'components-tabstrip',
  tags: ['stable', 'since-0.1.0'],
  component: TabStrip,
  parameters: {
    usage: {
      when: `Use it for the pages of one subject (introduction, parameters, videos, downloads). The tabs are links, each with an address of its own, so arrow keys are not needed. For the families of the home page, dragged on phones, use CategoryStrip; for a filter use FilterBar.

**Long texts, Chinese and other.** A tab keeps its words on one line, in Chinese too: they neither wrap nor are cut with an ellipsis. What has no room scrolls across, from the current tab on, and a tab cut by the screen’s edge says that there is more. See the stories LongTexts and ChineseLongTexts.`,
      keyboard: [
        ['Tab, Shift + Tab', 'Moves from tab to tab and brings each into view.'],
        ['Enter', 'Opens the page.'],
      ],
    },
    layout: 'fullscreen',
  },
  render: (args, { globals }) => {
    const texts = stageTextsOf(globals);
    return (
      <TabStrip
        plate={
          <Plate
            code="T90"
            cells={[productTextsOf(globals).searchlight, <Figure key="flux" value={13000} unit="lm" />]}
          />
        }
        {...args}
        label={args.label ?? texts.tabsLabel}
        tabs={
          args.tabs ??
          texts.tabs.map((label, index) => ({
            key: label,
            href: `#${index}`,
            label,
            count: index === 3 ? '4' : undefined,
            current: index === 0,
          }))
        }
      />
    );
  },
};
export default meta;
type Story = StoryObj<typeof TabStrip>;

export const Default: Story = {};

export const Playground: Story = {
  tags: ['!test'],
  args: {
    label: 'T90',
    sticky: false,
    tabs: [
      { key: 'a', href: '#a', label: 'T90', current: true },
      { key: 'b', href: '#b', label: 'T160', count: '12' },
    ],
  },
};

export const WithoutPlate: Story = { args: { plate: null } };

/** What has no room scrolls, and begins at the current tab. */
export const Overflow: Story = {
  args: {
    tabs: ['H1T', 'H1E', 'H1C', 'H1G', 'H10', 'H10T', 'H150S', 'H150T', 'M30suit', 'T40S', 'U30', 'DU4'].map(
      (code) => ({ key: code, href: `#${code}`, label: code, current: code === 'DU4' }),
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480 }}>
        <Story />
      </div>
    ),
  ],
};

/** Long texts keep to their line and scroll: the page itself never does. */
export const LongTexts: Story = {
  globals: { language: 'long', viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await expect(list.scrollWidth).toBeGreaterThan(list.clientWidth);
    await expect(new Set(canvas.getAllByRole('link').map((link) => link.offsetHeight)).size).toBe(1);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

const longTabs = [
  '产品介绍与典型应用场景',
  '技术参数与机型适配',
  '操作演示与培训视频',
  '固件、说明书与软件下载',
];

/** Chinese long text of the tab strip: one line to a tab, which scrolls; the current one is in view. */
export const ChineseLongTexts: Story = {
  globals: { language: 'zh', viewport: { value: 'narrow' } },
  args: {
    plate: null,
    tabs: longTabs.map((label, index) => ({ key: label, href: `#${index}`, label, current: index === 2 })),
  },
  play: async ({ canvas }) => {
    const current = canvas.getByRole('link', { current: 'page' });
    const { left, right } = current.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    // Scrolling goes by whole pixels.
    await expect(Math.floor(right)).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await expect(new Set(canvas.getAllByRole('link').map((link) => link.offsetHeight)).size).toBe(1);
  },
};
