import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { feedbackOf } from '../../fixtures/feedback.ts';
import { StepPosition, StepRail } from './StepRail.tsx';

const meta = {
  title: 'Navigation/StepRail',
  id: 'components-steprail',
  tags: ['stable', 'since-0.1.0'],
  component: StepRail,
  parameters: {
    usage: {
      when: 'The steps of a procedure in a fixed order, up to nine, and where it stands. It shows and does not lead: steps cannot be pressed. Done has a check, failed a cross, and both say it in words to assistive technology; only the step at hand has the signal. At 768 px and below it is a row of segments with "Step 7 of 9"; the names are then only read out, so the step\'s own heading stands below. Names of two to four words; longer ones wrap beside their mark. A StepPosition with `wide` says the same over the step\'s heading where the page has room. For places on the site use Breadcrumb. It takes no focus.',
    },
  },
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
    await expect(items[0]).toHaveTextContent(`${steps[0]} ${translations.done}`);
    await expect(items.filter((item) => item.ariaCurrent === 'step')).toEqual([items[6]]);
    await expect(items[8]).toHaveTextContent(/9/);
    await expect(canvas.getByText(translations.position(7, 9, false))).not.toBeVisible();
  },
};

export const Playground: Story = { tags: ['!test'], args: { current: 2, failed: false } };

/** A cross and the word beside the colour. */
export const Failed: Story = {
  args: { failed: true },
  play: async ({ canvas, globals }) => {
    const { steps, translations } = feedbackOf(globals).rail;
    const item = canvas.getAllByRole('listitem')[6];
    await expect(item).toHaveTextContent(`${steps[6]} ${translations.failed}`);
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

/** A few steps across what they belong to; on phones segments as well. */
export const Row: Story = {
  render: (args, { globals }) => {
    const { rail } = feedbackOf(globals);
    return <StepRail {...args} {...rail} layout="row" steps={rail.steps.slice(0, 4)} current={2} />;
  },
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(new Set(items.map((item) => item.getBoundingClientRect().top)).size).toBe(1);
    await expect(items[2]).toHaveAttribute('aria-current', 'step');
  },
};

/** Beside the rail, over the heading of the step, the place in words. */
export const Position: Story = {
  render: (args, { globals }) => {
    const { rail } = feedbackOf(globals);
    return (
      <div style={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 64, alignItems: 'start' }}>
        <StepRail {...args} {...rail} />
        <StepPosition
          wide
          steps={rail.steps.length}
          current={args.current}
          translations={rail.translations}
        />
      </div>
    );
  },
  play: async ({ canvas, globals }) => {
    const { translations } = feedbackOf(globals).rail;
    const shown = canvas
      .getAllByText(translations.position(7, 9, false))
      .filter((element) => element.checkVisibility());
    await expect(shown).toHaveLength(1);
  },
};

/** On phones it is said once as well: by the rail. */
export const PositionPhone: Story = {
  ...Position,
  parameters: { picture: 'off' },
  globals: { viewport: { value: 'phone' } },
};

/** Names in longer words wrap beside their marks, and the line between two marks follows. */
export const LongTexts: Story = {
  globals: { language: 'long' },
  render: (args, { globals }) => (
    <div style={{ inlineSize: 160 }}>
      <StepRail {...args} {...feedbackOf(globals).rail} />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const item of canvas.getAllByRole('listitem')) {
      await expect(item.scrollWidth).toBeLessThanOrEqual(item.clientWidth);
      await expect(item.firstElementChild!.getBoundingClientRect().width).toBeGreaterThanOrEqual(12);
    }
  },
};
