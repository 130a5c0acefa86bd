import type { Meta, StoryObj } from '@storybook/react-vite';
import { documentsOf } from '../../fixtures/documents.ts';
import { LineList } from './LineList.tsx';

const meta: Meta<typeof LineList> = {
  title: 'Text/LineList',
  id: 'components-linelist',
  tags: ['stable', 'since-0.3.0'],
  component: LineList,
  parameters: {
    usage: {
      when: 'Use it for a few short entries that stand as one: files that are kept, serial numbers. Sentences between hairlines are a RuledList, steps in an order a StepList. It takes no focus.',
    },
  },
  args: { items: [] },
  render: (args, { globals }) => (
    <LineList
      {...args}
      items={
        args.items.length > 0
          ? args.items
          : documentsOf(globals)
              .milestones.slice(0, 3)
              .map(({ key, title }) => ({ key, content: title }))
      }
    />
  ),
};
export default meta;
type Story = StoryObj<typeof LineList>;

export const Default: Story = {};

export const Playground: Story = { tags: ['!test'], args: { items: [{ key: 'T90', content: 'T90' }] } };
