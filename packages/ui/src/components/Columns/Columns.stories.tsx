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
      when: 'Use it for two lists side by side at the end of a page; one alone keeps its half. `lead` gives a film twice the width of what stands beside it. `cards` is for two or three cards that share a line or stand below each other, `plates` for any number that keep their width; plates of products stand in the grid of their series. On phones they stand below each other. A heading with what belongs to it is a Section, split. It takes no focus.',
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

const cards: Pick<Story, 'render'> = {
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

export const Cards: Story = { ...cards, args: { split: 'cards' } };

/** Cards that keep their width. */
export const Plates: Story = { ...cards, args: { split: 'plates' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
