import type { Meta, StoryObj } from '@storybook/react-vite';
import { productTextsOf } from '../../../fixtures/product-texts.ts';
import { StatList } from './StatList.tsx';

const meta: Meta<typeof StatList> = {
  title: 'Patterns/Desk/StatList',
  id: 'patterns-statlist',
  tags: ['!autodocs'],
  component: StatList,
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
