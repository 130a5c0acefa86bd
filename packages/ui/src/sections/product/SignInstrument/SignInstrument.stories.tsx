import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { signs, signTextsOf, warningOf } from '../../../fixtures/sign-instrument.ts';
import { SignInstrument } from './SignInstrument.tsx';

const meta: Meta<typeof SignInstrument> = {
  title: 'Patterns/Product/SignInstrument',
  id: 'patterns-signinstrument',
  tags: ['!autodocs'],
  component: SignInstrument,
  args: { ...signs.DS4 },
  render: (args, { globals }) => (
    <SignInstrument {...args} text={args.text ?? warningOf(globals)} translations={signTextsOf(globals)} />
  ),
};
export default meta;
type Story = StoryObj<typeof SignInstrument>;

/** Farther away the sign shrinks on the screen as it does to the eye, until it is no longer read. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const { distance, spoken, within, beyond } = signTextsOf(globals);
    const slider = canvas.getByRole('slider', { name: distance });
    const sign = canvas.getByRole('img', { name: warningOf(globals) });
    const widthAt = () => sign.getBoundingClientRect().width;
    await expect(slider).toHaveAttribute(
      'aria-valuetext',
      spoken({ distance: '20', width: '15.4', letter: '22.0', verdict: within }),
    );
    const before = widthAt();
    await fireEvent.change(slider, { target: { value: '80' } });
    await waitFor(() => expect(widthAt()).toBeCloseTo(before / 4, 0));
    await fireEvent.change(slider, { target: { value: '81' } });
    await expect(canvas.getByText(beyond)).toBeVisible();
    await fireEvent.change(slider, { target: { value: '0' } });
    await expect(slider).toHaveAttribute(
      'aria-valuetext',
      spoken({ distance: '5', width: '61.4', letter: '88.0', verdict: within }),
    );
  },
};

/** Farther than it is read. */
export const Beyond: Story = { args: { ...signs.LD5, defaultDistance: 60 } };
