import type { Meta, StoryObj } from '@storybook/react-vite';
import { stageTextsOf } from '../../fixtures/product-stage.ts';
import { RuledList } from './RuledList.tsx';

const meta: Meta<typeof RuledList> = {
  title: 'Text/RuledList',
  id: 'components-ruledlist',
  tags: ['stable', 'since-0.2.0'],
  component: RuledList,
  parameters: {
    usage: {
      when: 'Use it for sentences without an order and without names: what to have at hand, what to mind. With names they are a FactList, in an order a StepList, with places to go a RelatedList. It takes no focus.',
    },
  },
  render: (args, { globals }) => (
    <RuledList
      {...args}
      items={args.items ?? stageTextsOf(globals).facts.map(([key = '', content]) => ({ key, content }))}
    />
  ),
};
export default meta;
type Story = StoryObj<typeof RuledList>;

export const Default: Story = {};

export const Playground: Story = {
  tags: ['!test'],
  args: { items: [{ key: 'IP54', content: 'IP54, −20 °C' }] },
};
