import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Checkbox } from '../../../components/Checkbox/index.ts';
import { Figure } from '../../../components/Figure/index.ts';
import { megaphonesOf } from '../../../fixtures/product-megaphones.ts';
import { cutoutOf } from '../../../fixtures/product-pictures.tsx';
import { productTextsOf } from '../../../fixtures/product-texts.ts';
import { ProductPlate } from './ProductPlate.tsx';

const figure = (value: number, unit: string) => <Figure size="card" value={value} unit={unit} />;

const meta: Meta<typeof ProductPlate> = {
  title: 'Patterns/Series/ProductPlate',
  id: 'patterns-productplate',
  tags: ['!autodocs'],
  component: ProductPlate,
  args: { code: 'H1T', href: '#H1T', aircraft: ['M3E', 'M3D', 'M4E', 'M4D'], onHighlightChange: fn() },
  render: (args, { globals }) => {
    const texts = megaphonesOf(globals);
    return (
      <ul style={{ maxInlineSize: 320 }}>
        <ProductPlate
          picture={cutoutOf('H1T')}
          compare={<Checkbox label={productTextsOf(globals).compare} />}
          {...args}
          line={args.line ?? texts.lines[4]}
          figures={
            args.figures ?? [
              { key: 'level', label: texts.level, value: figure(114, 'dB') },
              { key: 'reach', label: texts.reach, value: figure(300, 'm') },
              { key: 'weight', label: texts.weight, value: figure(96, 'g') },
            ]
          }
        />
      </ul>
    );
  },
};
export default meta;
type Story = StoryObj<typeof ProductPlate>;

export const Default: Story = {};

/** The visitor's own aircraft is marked among those that it fits. */
export const OwnAircraft: Story = {
  args: { ownAircraft: { key: 'M3D', label: '(M3D)' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('(M3D)').closest('li')).toHaveTextContent('M3D (M3D)');
    await expect(canvas.getAllByText(/^M\dE$/)).toHaveLength(2);
  },
};

/** Pointer and focus light a stem of the ruler; the box takes the click for itself. */
export const Highlight: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await expect(args.onHighlightChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await expect(args.onHighlightChange).toHaveBeenLastCalledWith(true);
    await userEvent.tab();
    await expect(args.onHighlightChange).toHaveBeenLastCalledWith(false);
  },
};
