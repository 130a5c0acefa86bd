import type { Meta, StoryObj } from '@storybook/react-vite';
import { stageTextsOf } from '../../fixtures/product-stage.ts';
import { FactList } from './FactList.tsx';

const meta: Meta<typeof FactList> = {
  component: FactList,
  render: (args, { globals }) => (
    <FactList
      {...args}
      items={
        args.items ?? stageTextsOf(globals).facts.map(([name = '', text]) => ({ key: name, name, text }))
      }
    />
  ),
};
export default meta;
type Story = StoryObj<typeof FactList>;

export const Default: Story = {};

export const Playground: Story = { args: { items: [{ key: 'IP54', name: 'IP54', text: '−20 °C' }] } };
