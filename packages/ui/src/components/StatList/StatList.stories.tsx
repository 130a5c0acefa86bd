import type { Meta, StoryObj } from '@storybook/react-vite';
import { productTextsOf } from '../../fixtures/product-texts.ts';
import { StatList } from './StatList.tsx';

const meta: Meta<typeof StatList> = {
  title: 'Measurement/StatList',
  id: 'components-statlist',
  tags: ['stable', 'since-0.2.0'],
  component: StatList,
  parameters: {
    usage: {
      when: 'Use it for two to four large figures that say how much there is of something, each with its caption below. Figures of a product belong on its stage or in a SpecificationTable. It takes no focus.',
    },
  },
  render: (args, { globals }) => {
    const { megaphones, searchlights } = productTextsOf(globals);
    return (
      <StatList
        {...args}
        items={
          args.items ?? [
            { key: 'megaphones', value: '8', caption: megaphones },
            { key: 'searchlights', value: '14', caption: searchlights },
          ]
        }
      />
    );
  },
};
export default meta;
type Story = StoryObj<typeof StatList>;

export const Default: Story = {};

export const Playground: Story = {
  tags: ['!test'],
  args: { items: [{ key: 'T90', value: '1', caption: 'T90' }] },
};
