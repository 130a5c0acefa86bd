import type { Meta, StoryObj } from '@storybook/react-vite';
import { cutoutOf } from '../../fixtures/product-pictures.tsx';
import { productTextsOf } from '../../fixtures/product-texts.ts';
import { SiblingCard } from '../../sections/product/SiblingCard/index.ts';
import { SectionHeading } from '../SectionHeading/index.ts';
import { Stack } from '../Stack/index.ts';
import { Columns } from './Columns.tsx';

const meta: Meta<typeof Columns> = {
  title: 'Layout/Columns',
  id: 'components-columns',
  tags: ['stable', 'since-0.2.0'],
  component: Columns,
  parameters: {
    usage: {
      when: 'Use it for two lists side by side at the end of a page; one alone keeps its half. `lead` gives a film twice the width of what stands beside it. `cards` is for any number of cards of one kind, which keep their width. On phones they stand below each other. A heading with what belongs to it is a Section, split. It takes no focus.',
    },
  },
  render: (args, { globals }) => {
    const { megaphones, searchlights, compareLead } = productTextsOf(globals);
    return (
      <Columns {...args}>
        {args.children ??
          [megaphones, searchlights].map((title) => (
            <Stack key={title}>
              <SectionHeading size="s" title={title} />
              <p>{compareLead}</p>
            </Stack>
          ))}
      </Columns>
    );
  },
};
export default meta;
type Story = StoryObj<typeof Columns>;

export const Default: Story = {};

export const Playground: Story = { tags: ['!test'], args: { children: 'T90' } };

/** The first is what one comes for. */
export const Lead: Story = { args: { split: 'lead' } };

/** Cards of one kind. */
export const Cards: Story = {
  args: { split: 'cards' },
  render: (args, { globals }) => (
    <Columns {...args}>
      {(['T80', 'T90', 'T160'] as const).map((code) => (
        <SiblingCard
          key={code}
          href={`#${code}`}
          code={code}
          picture={cutoutOf(code)}
          figures={[productTextsOf(globals).compare]}
          difference={[]}
        />
      ))}
    </Columns>
  ),
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
