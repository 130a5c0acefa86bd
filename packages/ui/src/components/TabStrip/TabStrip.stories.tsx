import type { Meta, StoryObj } from '@storybook/react-vite';
import { stageTextsOf } from '../../fixtures/product-stage.ts';
import { productTextsOf } from '../../fixtures/product-texts.ts';
import { Figure } from '../Figure/index.ts';
import { Plate } from '../Plate/index.ts';
import { TabStrip } from './TabStrip.tsx';

const meta: Meta<typeof TabStrip> = {
  component: TabStrip,
  parameters: {
    usage: {
      when: 'Use it for the pages of one subject (introduction, parameters, videos, downloads). The tabs are links, each with an address of its own, so arrow keys are not needed. Long words do not break and are not cut: what has no room scrolls, from the current tab on. For a filter use FilterBar.',
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
