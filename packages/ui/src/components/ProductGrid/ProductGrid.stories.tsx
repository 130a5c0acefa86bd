import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Megaphone, megaphonesOf } from '../../fixtures/product-megaphones.ts';
import { cutoutOf } from '../../fixtures/product-pictures.tsx';
import { productTextsOf } from '../../fixtures/product-texts.ts';
import { Checkbox } from '../Checkbox/index.ts';
import { Figure } from '../Figure/index.ts';
import { ProductPlate } from '../ProductPlate/index.ts';
import { ProductGrid } from './ProductGrid.tsx';

function plates(globals: Record<string, unknown>, models: (all: Megaphone[]) => Megaphone[]) {
  const texts = megaphonesOf(globals);
  const { compare } = productTextsOf(globals);
  return models(texts.models).map((model) => (
    <ProductPlate
      key={model.code}
      href={`#${model.code}`}
      code={model.code}
      line={model.line}
      figures={[
        { key: 'level', label: texts.level, value: <Figure size="card" value={model.level} unit="dB" /> },
        { key: 'reach', label: texts.reach, value: <Figure size="card" value={model.reach} unit="m" /> },
        { key: 'weight', label: texts.weight, value: <Figure size="card" value={model.weight} unit="g" /> },
      ]}
      aircraft={model.aircraft}
      picture={cutoutOf(model.code)}
      compare={<Checkbox label={compare} />}
    />
  ));
}

const meta: Meta<typeof ProductGrid> = { component: ProductGrid };
export default meta;
type Story = StoryObj<typeof ProductGrid>;

export const Default: Story = {
  render: (args, { globals }) => <ProductGrid {...args}>{plates(globals, (all) => all)}</ProductGrid>,
};

export const Playground: Story = { ...Default, args: { 'aria-label': 'H1T' } };

/** A last row that is not full keeps its frame. */
export const Three: Story = {
  render: (args, { globals }) => (
    <ProductGrid {...args}>{plates(globals, (all) => all.slice(0, 3))}</ProductGrid>
  ),
};
