import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import { isolated } from '../../../components/Figure/index.ts';
import { loadTextsOf, units } from '../../../fixtures/load-instrument.ts';
import { LoadInstrument } from './LoadInstrument.tsx';

const meta: Meta<typeof LoadInstrument> = {
  title: 'Patterns/Product/LoadInstrument',
  id: 'patterns-loadinstrument',
  tags: ['!autodocs'],
  component: LoadInstrument,
  args: { ...units.PT4, defaultLoad: 2 },
  render: (args, { globals }) => <LoadInstrument {...args} translations={loadTextsOf(globals)} />,
};
export default meta;
type Story = StoryObj<typeof LoadInstrument>;

/** Moved up, one aircraft after the other no longer lifts it, and says by how much. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const { load, spoken, left, over } = loadTextsOf(globals);
    const slider = canvas.getByRole('slider', { name: load });
    const said = (weight: string, each: string, carriers: number) =>
      expect(slider).toHaveAttribute('aria-valuetext', spoken({ load: weight, each, carriers, aircraft: 3 }));
    await said('2\u2009kg', '0.5\u2009kg', 3);
    await expect(canvas.getByText(left(isolated('0.18 kg')))).toBeVisible();
    await fireEvent.change(slider, { target: { value: '2.2' } });
    await said('2.2\u2009kg', '0.55\u2009kg', 2);
    await expect(canvas.getByText(over(isolated('0.02 kg')))).toBeVisible();
    await fireEvent.change(slider, { target: { value: '10' } });
    await said('10\u2009kg', '2.5\u2009kg', 0);
    await fireEvent.change(slider, { target: { value: '0' } });
    await said('0.1\u2009kg', '0.03\u2009kg', 3);
  },
};

/** A small unit is measured in grams. */
export const InGrams: Story = {
  args: { ...units.AD2, defaultLoad: 0.1 },
  play: async ({ canvas, globals }) => {
    const { over } = loadTextsOf(globals);
    await expect(canvas.getByText(over(isolated('30 g')))).toBeVisible();
  },
};

function middle(element: Element): number {
  const { left, right } = element.getBoundingClientRect();
  return (left + right) / 2;
}

/** Where the page runs from right to left, the load stands below its line across the bars as well. */
export const Mirrored: Story = {
  globals: { direction: 'rtl' },
  // What it is about is measured.
  parameters: { picture: 'off' },
  play: async ({ canvas }) => {
    const line = canvas.getByRole('list').nextElementSibling!;
    const thumb = canvas.getByRole('slider').nextElementSibling!;
    await expect(middle(thumb)).toBeCloseTo(middle(line), 0);
  },
};
