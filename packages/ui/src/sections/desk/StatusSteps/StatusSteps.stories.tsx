import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { deskOf, lifeOf } from '../../../fixtures/desk.ts';
import { StatusSteps } from './StatusSteps.tsx';

/** Told which step was set. */
const set = fn<(step: string) => void>();

const meta = {
  title: 'Patterns/Desk/StatusSteps',
  id: 'patterns-statussteps',
  tags: ['!autodocs'],
  component: StatusSteps,
  args: {
    label: deskOf({}).words.lifeLabel,
    steps: lifeOf({}, () => {}),
    translations: { done: deskOf({}).words.done, set: deskOf({}).set },
  },
  render: (args, { globals }) => {
    const desk = deskOf(globals);
    return (
      <StatusSteps
        {...args}
        label={desk.words.lifeLabel}
        steps={lifeOf(globals, set)}
        translations={{ done: desk.words.done, set: desk.set }}
      />
    );
  },
} satisfies Meta<typeof StatusSteps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const desk = deskOf(globals);
    const [, , current = '', next = ''] = desk.words.life;
    await userEvent.click(canvas.getByRole('button', { name: desk.set(next) }));
    await expect(set).toHaveBeenLastCalledWith(next);
    await expect(canvas.getByText(current).closest('li')).toHaveAttribute('aria-current', 'step');
  },
};

/** Something is being done: no step is set meanwhile. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas, userEvent, globals }) => {
    const desk = deskOf(globals);
    const next = desk.words.life[3] ?? '';
    set.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: desk.set(next) }));
    await expect(set).not.toHaveBeenCalled();
  },
};
