import type { Meta, StoryObj } from '@storybook/react-vite';
import { productTextsOf } from '../../../fixtures/product-texts.ts';
import { PreviousNext } from './PreviousNext.tsx';

const meta: Meta<typeof PreviousNext> = {
  title: 'Patterns/Solution/PreviousNext',
  id: 'patterns-previousnext',
  tags: ['!autodocs'],
  component: PreviousNext,
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
