import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { flashTextsOf, patternsOf } from '../../../fixtures/flash-instrument.ts';
import { FlashInstrument } from './FlashInstrument.tsx';

const meta: Meta<typeof FlashInstrument> = {
  title: 'Patterns/Product/FlashInstrument',
  id: 'patterns-flashinstrument',
  tags: ['!autodocs'],
  component: FlashInstrument,
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
