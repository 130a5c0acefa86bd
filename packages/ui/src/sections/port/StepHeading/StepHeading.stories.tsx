import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { feedbackOf } from '../../../fixtures/feedback.ts';
import { portTextsOf } from '../../../fixtures/pages/port.ts';
import { StepHeading } from './StepHeading.tsx';

const { translations } = feedbackOf({}).rail;

const meta: Meta<typeof StepHeading> = {
  title: 'Patterns/Port/StepHeading',
  id: 'patterns-stepheading',
  tags: ['!autodocs'],
  component: StepHeading,
  args: { steps: 9, current: 6, title: '', translations },
  render: (args, { globals }) => {
    const { rail } = feedbackOf(globals);
    const { done, doneText } = portTextsOf(globals);
    return (
      <StepHeading
        {...args}
        title={args.title || done}
        lead={args.lead ?? doneText}
        translations={rail.translations}
      />
    );
  },
};
export default meta;
type Story = StoryObj<typeof StepHeading>;

export const Default: Story = {};

/** A sign and its word before the title, and which try it was. */
export const Failed: Story = {
  tags: ['variants'],
  render: (args, { globals }) => {
    const { rail, tones } = feedbackOf(globals);
    const { attempt, failed, failedText } = portTextsOf(globals);
    const [stopped, of, unharmed] = failedText;
    return (
      <StepHeading
        {...args}
        title={failed}
        lead={`${stopped}200\u2009704${of}312\u2009576\u2009B${unharmed}`}
        failedLabel={tones.critical}
        attempt={attempt}
        translations={rail.translations}
      />
    );
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('img', { name: feedbackOf(globals).tones.critical })).toBeVisible();
    await expect(canvas.getByText(portTextsOf(globals).attempt)).toBeVisible();
  },
};

/** The rail above says the place. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, globals }) => {
    const { rail } = feedbackOf(globals);
    await expect(canvas.getByText(rail.translations.position(7, 9, false))).not.toBeVisible();
  },
};
