import type { Meta, StoryObj } from '@storybook/react-vite';
import { productTextsOf } from '../../fixtures/product-texts.ts';
import { LinkLine } from './LinkLine.tsx';

const meta: Meta<typeof LinkLine> = {
  title: 'Navigation/LinkLine',
  id: 'components-linkline',
  tags: ['stable', 'since-0.2.0'],
  component: LinkLine,
  parameters: {
    usage: {
      when: 'Use it for what a grid has no room for: a name and a few links in a line under it. Places with a reason each are a RelatedList.',
    },
  },
  render: (args, { globals }) => {
    const { megaphones, searchlights, droppers, models } = productTextsOf(globals);
    return (
      <LinkLine
        {...args}
        label={args.label || models(8)}
        items={
          args.items ?? [megaphones, searchlights, droppers].map((label) => ({ href: `#${label}`, label }))
        }
      />
    );
  },
};
export default meta;
type Story = StoryObj<typeof LinkLine>;

export const Default: Story = {};

export const Playground: Story = {
  tags: ['!test'],
  args: { label: 'T90', items: [{ href: '#T90V2', label: 'T90V2' }] },
};
