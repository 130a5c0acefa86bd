import { TabStrip } from '../../packages/ui/src/components/TabStrip/index.ts';
import type { Guide } from '../docs/guide.ts';

const guide: Guide = {
  anatomy: {
    parts: [
      {
        name: 'Strip',
        selector: 'nav',
        text: 'Named navigation, a hairline below; with `sticky` it stays in view.',
      },
      { name: 'Current tab', selector: '[aria-current="page"]', text: 'Bold, with a line of 3 px below.' },
      {
        name: 'Tab',
        selector: 'li:nth-child(2) a',
        text: 'A link with an address, 64 px high, 52 px on phones; one line in Chinese too.',
      },
      { name: 'Count', selector: 'li a span', text: 'How much there is behind it.' },
      { name: 'Plate', selector: 'nav > div > div', text: 'Whose pages these are; left out on phones.' },
    ],
  },
  pairs: [
    {
      rule: 'A tab is a word or two; long Chinese scrolls',
      right: {
        show: (
          <TabStrip
            label="T90"
            tabs={[
              { key: 'a', href: '#a', label: '产品介绍', current: true },
              { key: 'b', href: '#b', label: '技术参数' },
              { key: 'c', href: '#c', label: '视频' },
            ]}
          />
        ),
        why: 'All tabs are in sight at once.',
      },
      wrong: {
        show: (
          <TabStrip
            label="T90"
            tabs={[
              { key: 'a', href: '#a', label: '产品介绍与典型应用场景说明', current: true },
              { key: 'b', href: '#b', label: '技术参数与机型适配一览' },
              { key: 'c', href: '#c', label: '操作演示与培训视频合集' },
            ]}
          />
        ),
        why: 'Each keeps its line and the strip scrolls: the last is not seen.',
      },
    },
  ],
  contract: [
    'A navigation of links, not role tablist: each has an address, so Tab moves and arrow keys are not needed.',
    'The current one is aria-current="page".',
  ],
  related: [
    ['CategoryStrip', 'the families of the home page'],
    ['FilterBar', 'a filter of one list'],
  ],
};
export default guide;
