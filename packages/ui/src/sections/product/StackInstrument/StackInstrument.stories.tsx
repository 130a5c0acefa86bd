import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import { brackets, stackTextsOf } from '../../../fixtures/stack-instrument.ts';
import { StackInstrument } from './StackInstrument.tsx';

const meta: Meta<typeof StackInstrument> = {
  title: 'Patterns/Product/StackInstrument',
  id: 'patterns-stackinstrument',
  tags: ['!autodocs'],
  component: StackInstrument,
  args: brackets.SDK,
  render: (args, { globals }) => <StackInstrument {...args} translations={stackTextsOf(globals)} />,
};
export default meta;
type Story = StoryObj<typeof StackInstrument>;

/** Lengths are true to each other, and parts that are together touch. */
export const Default: Story = {
  args: { defaultPayload: 'PT4' },
  play: async ({ canvas, canvasElement, globals }) => {
    const { payload, gap, left, together } = stackTextsOf(globals);
    const boxes = () =>
      [...canvasElement.querySelectorAll('[data-part] > svg')].map((part) => part.getBoundingClientRect());
    const [bracket, held] = boxes();
    await expect(held!.width / bracket!.width).toBeCloseTo(215 / 110, 1);
    await expect(held!.height / bracket!.height).toBeCloseTo(60 / 40, 1);
    await expect(held!.top - bracket!.bottom).toBeGreaterThan(10);
    // 2 700 g less 118 g and 395 g.
    await expect(canvas.getByText(left('M300'))).toBeVisible();
    await expect(canvasElement.querySelector('dl')).toHaveTextContent(/2\s187/);
    const slider = canvas.getByRole('slider', { name: gap });
    await fireEvent.change(slider, { target: { value: '0' } });
    await expect(slider).toHaveAttribute('aria-valuetext', together('100\u2009mm'));
    const [above, below] = boxes();
    await expect(Math.abs(below!.top - above!.bottom)).toBeLessThan(1);
    await fireEvent.change(canvas.getByRole('combobox', { name: payload }), { target: { value: 'H150T' } });
    await expect(slider).toHaveAttribute('aria-valuetext', together('190\u2009mm'));
  },
};

/** Together, to the gram of what the aircraft lifts. */
export const Together: Story = { args: { ...brackets.M30PSDK2, defaultGap: 0 } };
