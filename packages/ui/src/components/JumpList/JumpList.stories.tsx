import type { Meta, StoryObj } from '@storybook/react-vite';
import { productTextsOf } from '../../fixtures/product-texts.ts';
import { JumpList } from './JumpList.tsx';

const meta: Meta<typeof JumpList> = {
  title: 'Navigation/JumpList',
  id: 'components-jumplist',
  tags: ['stable', 'since-0.2.0'],
  component: JumpList,
  parameters: {
    usage: {
      when: 'Use it above a list of models for the way to each of them on the same page. Pages to go on to are a RelatedList.',
    },
  },
  args: { label: '', codes: ['H1T', 'H10T', 'H150S', 'H150T'] },
  render: (args, { globals }) => (
    <JumpList {...args} label={args.label || productTextsOf(globals).megaphones} />
  ),
};
export default meta;
type Story = StoryObj<typeof JumpList>;

export const Default: Story = {};

export const Playground: Story = { args: { codes: ['T90'] } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const LongTexts: Story = { globals: { language: 'long' } };

export const Chinese: Story = { globals: { language: 'zh' } };
