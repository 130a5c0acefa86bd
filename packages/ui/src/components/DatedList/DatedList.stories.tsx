import type { Meta, StoryObj } from '@storybook/react-vite';
import { stageTextsOf } from '../../fixtures/product-stage.ts';
import { DatedList } from './DatedList.tsx';

const meta: Meta<typeof DatedList> = {
  title: 'Documents/DatedList',
  id: 'components-datedlist',
  tags: ['stable', 'since-0.2.0'],
  component: DatedList,
  parameters: {
    usage: {
      when: 'Use it for what was said or released when, newest first: day, title that leads there, one sentence. Milestones of a company are a Timeline.',
    },
  },
  render: (args, { globals }) => (
    <DatedList
      {...args}
      items={
        args.items ??
        stageTextsOf(globals).facts.map(([title = '', text], index) => ({
          key: title,
          date: `2026-0${4 - (index % 4)}-12`,
          day: `2026-0${4 - (index % 4)}-12`,
          sign: index === 0 ? 'N-04' : undefined,
          href: `#${title}`,
          title,
          text,
        }))
      }
    />
  ),
};
export default meta;
type Story = StoryObj<typeof DatedList>;

export const Default: Story = {};

export const Playground: Story = {
  tags: ['!test'],
  args: {
    items: [{ key: 'T90', date: '2026-04-12', day: '12 Apr', href: '#T90', title: 'T90', text: '1.2.0' }],
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
