import type { Meta, StoryObj } from '@storybook/react-vite';
import { productTextsOf } from '../../../fixtures/product-texts.ts';
import { PlateLine } from './PlateLine.tsx';

const meta: Meta<typeof PlateLine> = {
  title: 'Patterns/Port/PlateLine',
  id: 'patterns-plateline',
  tags: ['!autodocs'],
  component: PlateLine,
  args: { items: [] },
  render: (args, { globals }) => {
    const { megaphones, searchlight } = productTextsOf(globals);
    return (
      <PlateLine
        {...args}
        items={
          args.items.length > 0
            ? args.items
            : [
                { code: 'T90', cells: [searchlight, 'M350 RTK'] },
                { code: 'H150T', cells: [megaphones] },
                { code: 'USB' },
              ]
        }
      />
    );
  },
};
export default meta;
type Story = StoryObj<typeof PlateLine>;

export const Default: Story = {};
