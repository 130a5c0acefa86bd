import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTexts, longWordsOf } from '../../fixtures/long-texts.tsx';
import { productTextsOf } from '../../fixtures/product-texts.ts';
import { ResultLine } from './ResultLine.tsx';

const meta: Meta<typeof ResultLine> = {
  title: 'Navigation/ResultLine',
  id: 'components-resultline',
  tags: ['stable', 'since-0.1.0'],
  component: ResultLine,
  parameters: {
    usage: {
      when: 'Use it above a list that filters change, with their number: what has changed is read out politely. It stays on the page while its words change. For progress use Progress, for messages Banner. It takes no focus.',
    },
  },
  render: (args, { globals }) => (
    <ResultLine {...args}>{args.children ?? productTextsOf(globals).models(8)}</ResultLine>
  ),
};
export default meta;
type Story = StoryObj<typeof ResultLine>;

export const Default: Story = {};

export const Playground: Story = { tags: ['!test'], args: { children: '8' } };

export const LongTexts: Story = {
  ...longTexts,
  render: (args, { globals }) => <ResultLine {...args}>{longWordsOf(globals).result}</ResultLine>,
};
