import type { Meta, StoryObj } from '@storybook/react-vite';
import { cutoutOf } from '../../fixtures/product-pictures.tsx';
import { productTextsOf } from '../../fixtures/product-texts.ts';
import { SiblingCard } from '../../sections/product/SiblingCard/index.ts';
import { CardGrid } from './CardGrid.tsx';

const meta: Meta<typeof CardGrid> = {
  title: 'Layout/CardGrid',
  id: 'components-cardgrid',
  tags: ['stable', 'since-0.2.0'],
  component: CardGrid,
  parameters: {
    usage: {
      when: 'Use it for cards of one kind side by side: `stretch` for two or three that share a line or stand below each other, `keep` for any number that keep their width. Plates of products are a ProductGrid. It takes no focus.',
    },
  },
  render: (args, { globals }) => (
    <CardGrid {...args}>
      {args.children ??
        (['T80', 'T90', 'T160'] as const).map((code) => (
          <SiblingCard
            key={code}
            href={`#${code}`}
            code={code}
            picture={cutoutOf(code)}
            figures={[productTextsOf(globals).compare]}
            difference={[]}
          />
        ))}
    </CardGrid>
  ),
};
export default meta;
type Story = StoryObj<typeof CardGrid>;

export const Default: Story = {};

export const Playground: Story = { tags: ['!test'], args: { width: 'keep', children: 'T90' } };

/** Cards that keep their width. */
export const Keep: Story = { args: { width: 'keep' } };
