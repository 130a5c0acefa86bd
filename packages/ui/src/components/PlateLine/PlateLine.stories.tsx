import type { Meta, StoryObj } from '@storybook/react-vite';
import { productTextsOf } from '../../fixtures/product-texts.ts';
import { PlateLine } from './PlateLine.tsx';

const meta: Meta<typeof PlateLine> = {
  title: 'Product/PlateLine',
  id: 'components-plateline',
  tags: ['stable', 'since-0.3.0'],
  component: PlateLine,
  parameters: {
    usage: {
      when: 'Use it for a few devices or parts that are named and not led to. Models with pictures are a ProductGrid. It takes no focus.',
    },
  },
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

export const Playground: Story = { tags: ['!test'], args: { items: [{ code: 'T90', cells: ['IP54'] }] } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
