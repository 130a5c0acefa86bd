import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { milestonesOf } from '../../../fixtures/milestones.tsx';
import { media } from '../../../theme/media.ts';
import { MilestoneScale } from './MilestoneScale.tsx';

const meta: Meta<typeof MilestoneScale> = {
  title: 'Patterns/About/MilestoneScale',
  id: 'patterns-milestonescale',
  tags: ['!autodocs'],
  component: MilestoneScale,
  globals: { ground: 'night' },
  args: { ...milestonesOf({}), onMonthChange: fn() },
  render: (args, { globals }) => <MilestoneScale {...args} {...milestonesOf(globals)} />,
};
export default meta;
type Story = StoryObj<typeof MilestoneScale>;

/** Whether all are told of, one below the other, as in a narrow column of the docs. */
const isList = () => !window.matchMedia(media.desktop).matches;

/** What hangs lies true to its month, and the sentence of the chosen one is there. */
export const Default: Story = {
  play: async ({ args, canvas, canvasElement, globals, userEvent }) => {
    const { items, translations } = milestonesOf(globals);
    if (isList()) {
      for (const { title } of items) await expect(canvas.getByRole('heading', { name: title })).toBeVisible();
      return;
    }
    const milestones = canvas.getAllByRole('radio');
    await expect(milestones).toHaveLength(14);
    await expect(milestones[0]).toBeChecked();
    await expect(canvas.getByRole('heading', { name: items[0].title })).toBeVisible();
    const labelOf = (month: string) => canvasElement.querySelector(`[value="${month}"]`)!.parentElement!;
    await expect(milestones[9]).toHaveAccessibleName(new RegExp(items[9]?.date ?? ''));
    await userEvent.click(labelOf('2022-09').querySelector('picture')!);
    await expect(args.onMonthChange).toHaveBeenLastCalledWith('2022-09');
    await expect(canvas.getByRole('heading', { name: items[9]?.title ?? '' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: items[0].title })).toBeNull();
    await userEvent.keyboard('{ArrowRight}');
    await expect(milestones[10]).toHaveFocus();
    await expect(args.onMonthChange).toHaveBeenLastCalledWith('2022-12');
    await userEvent.click(canvas.getByRole('button', { name: translations.previous }));
    await expect(milestones[9]).toBeChecked();
    await expect(canvas.getByRole('status')).toHaveTextContent(items[9]?.title ?? '');
    const middle = (month: string) => {
      const { left, width } = labelOf(month).getBoundingClientRect();
      return left + width / 2;
    };
    const year = middle('2023-12') - middle('2022-12');
    await expect((middle('2022-12') - middle('2020-12')) / year).toBeCloseTo(2, 1);
  },
};

/** The month stays as it is told from outside. */
export const Controlled: Story = {
  args: { month: '2023-04' },
  play: async ({ args, canvas, globals, userEvent }) => {
    if (isList()) {
      await expect(canvas.queryByRole('button')).toBeNull();
      return;
    }
    await userEvent.click(canvas.getByRole('button', { name: milestonesOf(globals).translations.next }));
    await expect(args.onMonthChange).toHaveBeenLastCalledWith('2023-08');
    await expect(canvas.getAllByRole('radio')[11]).toBeChecked();
  },
};

/** A drag along the line goes through them, and a press on it to the nearest. */
export const Dragged: Story = {
  args: { defaultMonth: '2022-09' },
  parameters: { picture: 'off' },
  play: async ({ args, canvas, canvasElement, globals, userEvent }) => {
    if (isList()) return;
    const { items } = milestonesOf(globals);
    const line = canvasElement.querySelector('[data-line]')!;
    const { left, right, top } = line.getBoundingClientRect();
    const at = (clientX: number) => ({ target: line, coords: { clientX, clientY: top + 2 } });
    await userEvent.pointer({ ...at(right - 2), keys: '[MouseLeft>]' });
    await expect(canvas.getAllByRole('radio').at(-1)).toBeChecked();
    await userEvent.pointer([
      at((left + right) / 2),
      at(left + 4),
      { ...at(left + 4), keys: '[/MouseLeft]' },
    ]);
    await expect(canvas.getAllByRole('radio')[0]).toBeChecked();
    await expect(canvas.getByRole('heading', { name: items[0].title })).toBeVisible();
    await expect(args.onMonthChange).toHaveBeenLastCalledWith(items[0].month);
    // Let go, it follows no more.
    await userEvent.pointer(at(right - 2));
    await expect(canvas.getAllByRole('radio')[0]).toBeChecked();
  },
};
