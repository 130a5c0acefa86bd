import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { flashTextsOf, patternsOf } from '../../fixtures/flash-instrument.ts';
import { longTexts } from '../../fixtures/long-texts.tsx';
import { rightToLeft } from '../../fixtures/right-to-left.ts';
import { FlashInstrument } from './FlashInstrument.tsx';

const meta: Meta<typeof FlashInstrument> = {
  title: 'Measurement/FlashInstrument',
  id: 'components-flashinstrument',
  tags: ['new', 'since-0.4.0'],
  component: FlashInstrument,
  parameters: {
    usage: {
      when: 'The patterns of a warning light on one time line: when it is lit, in which colour, and how often a minute. A press starts the one that is chosen; nothing flashes before, and never more than three times a second (WCAG 2.3.1): faster patterns are slowed down, which is said. For those who prefer less motion nothing flashes. It prints as it stands, and without a script it is the still of its first pattern.',
      keyboard: [
        ['Tab', 'To what starts it, and to the patterns.'],
        ['Enter, Space', 'Starts the pattern, or stops it.'],
        ['Arrow keys', 'Among the patterns; what flashes stops.'],
      ],
    },
  },
  args: { visible: 5000, battery: 5 },
  render: (args, { globals }) => (
    <FlashInstrument
      {...args}
      patterns={args.patterns ?? patternsOf(globals, 'steady', 'slow', 'fast', 'sos', 'chase')}
      translations={flashTextsOf(globals)}
    />
  ),
};
export default meta;
type Story = StoryObj<typeof FlashInstrument>;

/** A fast pattern is slowed down, and its figures are the light's own. */
export const Default: Story = {
  args: { defaultPattern: 'slow' },
  play: async ({ canvas, globals, userEvent }) => {
    const { slowed, trueSpeed } = flashTextsOf(globals);
    await expect(canvas.getByText(trueSpeed)).toBeVisible();
    const [, , fast] = canvas.getAllByRole('radio');
    await userEvent.click(fast!);
    await expect(fast).toBeChecked();
    await expect(canvas.getByText('240')).toBeVisible();
    await expect(canvas.getByText(slowed)).toBeVisible();
  },
};

export const Playground: Story = { args: { defaultPattern: 'chase' } };

/** Crewed aircraft flash so: 50 times a minute. */
export const Aviation: Story = {
  args: { visible: 5000, battery: 6 },
  render: (args, { globals }) => (
    <FlashInstrument
      {...args}
      patterns={patternsOf(globals, 'aviation', 'beacon')}
      translations={flashTextsOf(globals)}
    />
  ),
};

/** It begins by a press, ends by a press, and ends where another pattern is chosen. */
export const Started: Story = {
  args: { defaultPattern: 'chase' },
  parameters: { picture: 'off' },
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const { start, stop } = flashTextsOf(globals);
    const lit = () => canvasElement.querySelector('span[data-colour]');
    await expect(lit()).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: start }));
    await waitFor(() => expect(lit()).not.toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: stop }));
    await expect(lit()).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: start }));
    await userEvent.click(canvas.getAllByRole('radio')[1]!);
    await waitFor(() => expect(canvas.getByRole('button', { name: start })).toBeVisible());
    await expect(lit()).toBeNull();
  },
};

/** Who prefers less motion has the time line, and nothing that flashes. */
export const LessMotion: Story = {
  globals: { motion: 'reduced' },
  parameters: { picture: 'off' },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(flashTextsOf(globals).still)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Time runs the same way on a page that is read from the right. */
export const RightToLeft: Story = { ...rightToLeft };

export const LongTexts: Story = { ...longTexts };

export const Chinese: Story = { args: { defaultPattern: 'chase' }, globals: { language: 'zh' } };
