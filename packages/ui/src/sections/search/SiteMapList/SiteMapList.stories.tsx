import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inLanguage } from '../../../fixtures/language.ts';
import { productTextsOf } from '../../../fixtures/product-texts.ts';
import { SiteMapList, type SiteMapListProps } from './SiteMapList.tsx';

const codesOf = (...codes: string[]) => codes.map((code) => ({ code, href: `#${code}` }));

const meta: Meta<typeof SiteMapList> = {
  title: 'Patterns/Search/SiteMapList',
  id: 'patterns-sitemaplist',
  tags: ['!autodocs'],
  component: SiteMapList,
  render: (args, { globals }) => {
    const { megaphones, searchlights, droppers } = productTextsOf(globals);
    const items: SiteMapListProps['items'] = args.items ?? [
      { href: '#megaphones', title: megaphones, codes: codesOf('H1T', 'H10', 'H150T', 'H150S') },
      { href: '#searchlights', title: searchlights, codes: codesOf('T30', 'T60', 'T80', 'T90', 'T160') },
      { href: '#droppers', title: droppers, codes: codesOf('S2', 'S3', 'S3mini') },
    ];
    return <SiteMapList {...args} items={items} />;
  },
};
export default meta;
type Story = StoryObj<typeof SiteMapList>;

/** A code is as wide and as tall as a finger needs, however short it is. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'S2' });
    await expect(Math.min(link.offsetWidth, link.offsetHeight)).toBeGreaterThanOrEqual(44);
  },
};

/** What is found there, in a line. */
export const Lines: Story = {
  tags: ['variants'],
  render: (args, { globals }) => (
    <SiteMapList
      {...args}
      items={inLanguage(globals, {
        en: [
          { href: '#repair', title: 'Repair', text: 'Send a device in, and follow where it is.' },
          {
            href: '#firmware',
            title: 'Firmware',
            text: 'The newest version of every model, and what it mends.',
          },
          { href: '#faq', title: 'Questions', text: 'Faults by what is seen and heard, with what helps.' },
        ],
        zh: [
          { href: '#repair', title: '报修', text: '寄修设备，并查看进度。' },
          { href: '#firmware', title: '固件', text: '各型号最新版本与修复内容。' },
          { href: '#faq', title: '常见问题', text: '按故障现象查找解决方法。' },
        ],
      })}
    />
  ),
};
