import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { benchTextsOf, hanging, planOf } from '../../../fixtures/load-bench.tsx';
import { PayloadDrawing } from './PayloadDrawing.tsx';

const meta: Meta<typeof PayloadDrawing> = {
  title: 'Patterns/Load/PayloadDrawing',
  id: 'patterns-payloaddrawing',
  tags: ['!autodocs'],
  component: PayloadDrawing,
  args: { items: hanging('T90', 'H150T', 'S3mini'), onRemove: fn() },
  render: (args, { globals }) => (
    <PayloadDrawing
      {...args}
      plan={args.plan ?? planOf(globals)}
      translations={benchTextsOf(globals).drawing}
    />
  ),
};
export default meta;
type Story = StoryObj<typeof PayloadDrawing>;

/** Sizes are true: the megaphone is drawn as much wider than the lamp as it is, and both by the scale of the plan. */
export const Default: Story = {
  play: async ({ args, canvas, canvasElement, globals, userEvent }) => {
    const { drawing } = benchTextsOf(globals);
    const plan = canvas.getByRole('img', { name: drawing.plan }).getBoundingClientRect();
    const [lamp, megaphone] = ['T90', 'H150T'].map((code) =>
      canvas.getByRole('button', { name: drawing.remove(code) }).parentElement!.getBoundingClientRect(),
    );
    // 232 units of 5.39 mm, 187 mm and 238 mm.
    await expect(lamp!.width / plan.width).toBeCloseTo(187 / (232 * 5.39), 2);
    await expect(megaphone!.width / plan.width).toBeCloseTo(238 / (232 * 5.39), 2);
    await expect(canvasElement.querySelectorAll('polyline[data-powered]')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: drawing.remove('T90') }));
    await expect(args.onRemove).toHaveBeenCalledWith('T90');
  },
};

/** Before anything hangs it says what to do. */
export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(benchTextsOf(globals).drawing.empty)).toBeVisible();
  },
};

const boxOf = (element: Element) => element.getBoundingClientRect();

const gaps = (own: DOMRect, other: DOMRect) =>
  Math.max(other.left - own.right, own.left - other.right, other.top - own.bottom, own.top - other.bottom);

/** However many hang, on a phone too, no name lies over the scale, over another name, or over the edge. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args, { globals }) => {
    const row = hanging('T90', 'H150T', 'PT4', 'T40S');
    return (
      <>
        {row.map((item, index) => (
          <PayloadDrawing
            {...args}
            key={item.code}
            plan={planOf(globals)}
            items={row.slice(0, index + 1)}
            translations={benchTextsOf(globals).drawing}
          />
        ))}
      </>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const figures = canvas.getAllByRole('figure');
    await expect(figures).toHaveLength(4);
    for (const figure of figures) {
      const names = within(figure).getAllByRole('button').map(boxOf);
      const scale = boxOf(within(figure).getByText(/100/));
      for (const [index, name] of names.entries()) {
        for (const other of [scale, ...names.slice(0, index)])
          await expect(gaps(name, other)).toBeGreaterThanOrEqual(0);
        await expect(name.bottom).toBeLessThanOrEqual(boxOf(figure).bottom);
      }
    }
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** To be looked at: nothing can be taken off. */
export const Fixed: Story = {
  args: { onRemove: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('T90')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
