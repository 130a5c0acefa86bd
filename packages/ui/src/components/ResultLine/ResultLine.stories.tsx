import type { Meta, StoryObj } from '@storybook/react-vite';
import { productTextsOf } from '../../fixtures/product-texts.ts';
import { ResultLine } from './ResultLine.tsx';

const meta: Meta<typeof ResultLine> = {
  component: ResultLine,
  render: (args, { globals }) => (
    <ResultLine {...args}>{args.children ?? productTextsOf(globals).models(8)}</ResultLine>
  ),
};
export default meta;
type Story = StoryObj<typeof ResultLine>;

export const Default: Story = {};

export const Playground: Story = { args: { children: '8' } };
