import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { flashTextsOf, patternsOf } from '../../fixtures/flash-instrument.ts';
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

export const Playground: Story = { tags: ['!test'], args: { defaultPattern: 'chase' } };

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
  // Tests prefer less motion; the visitor this is about does not.
  beforeEach: () => {
    const match = window.matchMedia.bind(window);
    const preference = spyOn(window, 'matchMedia').mockImplementation((query) =>
      match(query.includes('reduced-motion') ? 'not all' : query),
    );
    return () => preference.mockRestore();
  },
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const { start, stop } = flashTextsOf(globals);
    const lit = () => canvasElement.querySelector<HTMLElement>('span[data-colour]');
    const colour = () => lit()?.dataset['colour'];
    await expect(lit()).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: start }));
    // Often enough that a flash of 200 ms, slowed down, is not missed.
    for (const next of ['red', 'blue'])
      await waitFor(() => expect(colour()).toBe(next), { timeout: 5000, interval: 20 });
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
