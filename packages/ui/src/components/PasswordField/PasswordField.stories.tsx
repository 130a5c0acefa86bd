import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { formFieldsOf } from '../../fixtures/form-fields.ts';
import { PasswordField } from './PasswordField.tsx';

const meta: Meta<typeof PasswordField> = {
  title: 'Forms/PasswordField',
  id: 'components-passwordfield',
  tags: ['stable', 'since-0.1.0'],
  component: PasswordField,
  parameters: {
    usage: {
      when: 'Use it for every password. Set `autoComplete="new-password"` where one is chosen, so that the browser offers one. A form that does not ask for the account holds it in a hidden field with `autoComplete="username"`, so that a password manager knows whose password it is.',
      keyboard: [
        ['Tab', 'Moves to the field, then to the button.'],
        ['Enter, Space', 'On the button: shows or hides the password.'],
      ],
    },
  },
  args: {
    label: '',
    translations: formFieldsOf({}).reveal,
    onValueChange: fn(),
    onRevealedChange: fn(),
  },
  decorators: [
    (Story) => (
      <form style={{ maxInlineSize: 600 }} onSubmit={(event) => event.preventDefault()}>
        <input type="text" hidden readOnly autoComplete="username" value="13800000000" />
        <Story />
        <input type="submit" hidden />
      </form>
    ),
  ],
  render: (args, { globals }) => {
    const texts = formFieldsOf(globals);
    return (
      <PasswordField
        help={texts.passwordHelp}
        {...args}
        label={args.label || texts.password}
        translations={texts.reveal}
      />
    );
  },
};
export default meta;
type Story = StoryObj<typeof PasswordField>;

/** Revealed on request; what was typed and the focus stay. */
export const Default: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const { password, reveal } = formFieldsOf(globals);
    const input = canvas.getByLabelText(password);
    await userEvent.type(input, 'lamp 14');
    await expect(input).toHaveAttribute('type', 'password');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    const button = canvas.getByRole('button', { name: reveal.showLabel });
    await expect(button.offsetHeight).toBe(44);
    await userEvent.click(button);
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveValue('lamp 14');
    await expect(canvas.getByRole('button', { name: reveal.hideLabel })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent(reveal.shown);
    await expect(args.onRevealedChange).toHaveBeenLastCalledWith(true);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('lamp 14');
  },
};

export const Playground: Story = {
  tags: ['!test'],
  args: { label: 'PIN', help: '6', error: '', defaultRevealed: false },
};

export const Revealed: Story = {
  tags: ['variants'],
  args: { defaultRevealed: true, defaultValue: 'lamp 14' },
};

export const Invalid: Story = {
  tags: ['variants'],
  args: { defaultValue: 'lamp' },
  render: (args, { globals }) => {
    const texts = formFieldsOf(globals);
    return (
      <PasswordField
        {...args}
        label={texts.password}
        help={texts.passwordHelp}
        error={texts.passwordError}
        translations={texts.reveal}
      />
    );
  },
  play: async ({ canvas, globals }) => {
    const texts = formFieldsOf(globals);
    await expect(canvas.getByLabelText(texts.password)).toBeInvalid();
  },
};

/** Sending the form hides it again. */
export const HiddenOnSubmit: Story = {
  args: { defaultRevealed: true },
  play: async ({ args, canvas, globals, userEvent }) => {
    const input = canvas.getByLabelText(formFieldsOf(globals).password);
    await userEvent.type(input, 'lamp 14{Enter}');
    await expect(input).toHaveAttribute('type', 'password');
    await expect(input).toHaveValue('lamp 14');
    await expect(args.onRevealedChange).toHaveBeenLastCalledWith(false);
  },
};

/** Text and reveal stay as they are told from outside. */
export const Controlled: Story = {
  args: { value: 'lamp 14', revealed: false },
  play: async ({ args, canvas, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRevealedChange).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByLabelText(formFieldsOf(globals).password)).toHaveAttribute('type', 'password');
  },
};
