import type { Meta, StoryObj } from '@storybook/react-vite';
import { productTextsOf } from '../../fixtures/product-texts.ts';
import { PreviousNext } from './PreviousNext.tsx';

const meta: Meta<typeof PreviousNext> = {
  title: 'Navigation/PreviousNext',
  id: 'components-previousnext',
  tags: ['stable', 'since-0.2.0'],
  component: PreviousNext,
  parameters: {
    usage: {
      when: 'Use it at the end of a page that has one before and one after it in an order: industries, chapters. Places of any kind are a RelatedList.',
    },
  },
  args: { label: '', previous: { href: '', label: '', name: '' }, next: { href: '', label: '', name: '' } },
  render: (args, { globals }) => {
    const { megaphones, searchlights, models } = productTextsOf(globals);
    return (
      <PreviousNext
        {...args}
        label={args.label || models(2)}
        previous={{ href: '#megaphones', label: models(8), name: megaphones }}
        next={{ href: '#searchlights', label: models(14), name: searchlights }}
      />
    );
  },
};
export default meta;
type Story = StoryObj<typeof PreviousNext>;

export const Default: Story = {};

export const Playground: Story = { tags: ['!test'], args: { label: 'T90' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
