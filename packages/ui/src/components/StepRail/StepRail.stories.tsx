import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { feedbackOf } from '../../fixtures/feedback.ts';
import { StepRail } from './StepRail.tsx';

const meta = {
  component: StepRail,
  args: { ...feedbackOf({}).rail, current: 6 },
  render: (args, { globals }) => <StepRail {...args} {...feedbackOf(globals).rail} />,
} satisfies Meta<typeof StepRail>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Six are done, the seventh is at hand. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const { label, steps, translations } = feedbackOf(globals).rail;
    await expect(canvas.getByRole('list', { name: label })).toBeVisible();
    const items = canvas.getAllByRole('listitem');
    await expect(items).toHaveLength(9);
    await expect(items[0]).toHaveTextContent(`${steps[0]}, ${translations.done}`);
    await expect(items.filter((item) => item.ariaCurrent === 'step')).toEqual([items[6]]);
    await expect(items[8]).toHaveTextContent(/9/);
    await expect(canvas.getByText(translations.position(7, 9, false))).not.toBeVisible();
  },
};

export const Playground: Story = { args: { current: 2, failed: false } };

/** A cross and the word beside the colour. */
export const Failed: Story = {
  args: { failed: true },
  play: async ({ canvas, globals }) => {
    const { steps, translations } = feedbackOf(globals).rail;
    const item = canvas.getAllByRole('listitem')[6];
    await expect(item).toHaveTextContent(`${steps[6]}, ${translations.failed}`);
    await expect(item).toHaveAttribute('aria-current', 'step');
  },
};

export const AllDone: Story = {
  args: { current: 9 },
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items.every((item) => item.dataset['state'] === 'done')).toBe(true);
    await expect(items.some((item) => item.ariaCurrent !== null)).toBe(false);
  },
};

/** Nine segments, and the place in words; the names are still read out. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, globals }) => {
    const { steps, translations } = feedbackOf(globals).rail;
    await expect(canvas.getByText(translations.position(7, 9, false))).toBeVisible();
    const items = canvas.getAllByRole('listitem');
    await expect(new Set(items.map((item) => item.getBoundingClientRect().top)).size).toBe(1);
    await expect(items[6]).toHaveTextContent(steps[6]!);
  },
};

export const PhoneFailed: Story = {
  args: { failed: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, globals }) => {
    const { translations } = feedbackOf(globals).rail;
    await expect(canvas.getByText(translations.position(7, 9, true))).toBeVisible();
  },
};

export const Chinese: Story = { globals: { language: 'zh' } };
