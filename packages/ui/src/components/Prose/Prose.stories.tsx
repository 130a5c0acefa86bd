import type { Meta, StoryObj } from '@storybook/react-vite';
import { productTextsOf } from '../../fixtures/product-texts.ts';
import { Prose } from './Prose.tsx';

const meta: Meta<typeof Prose> = {
  title: 'Text/Prose',
  id: 'components-prose',
  tags: ['stable', 'since-0.2.0'],
  component: Prose,
  parameters: {
    usage: {
      when: 'Use it for a few paragraphs that are read one after the other. Documents with headings are a DocumentLayout, a single lead belongs to the SectionHeading. It takes no focus.',
    },
  },
  render: (args, { globals }) => {
    const { heroLead, aircraftLead, compareLead } = productTextsOf(globals);
    return <Prose {...args} paragraphs={args.paragraphs ?? [heroLead, aircraftLead, compareLead]} />;
  },
};
export default meta;
type Story = StoryObj<typeof Prose>;

export const Default: Story = {};

export const Playground: Story = { args: { paragraphs: ['T90'] } };

export const LongTexts: Story = { globals: { language: 'long' } };

export const Chinese: Story = { globals: { language: 'zh' } };
