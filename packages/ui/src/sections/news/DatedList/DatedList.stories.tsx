import type { Meta, StoryObj } from '@storybook/react-vite';
import { stageTextsOf } from '../../../fixtures/product-stage.ts';
import { DatedList } from './DatedList.tsx';

const meta: Meta<typeof DatedList> = {
  title: 'Patterns/News/DatedList',
  id: 'patterns-datedlist',
  tags: ['!autodocs'],
  component: DatedList,
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
