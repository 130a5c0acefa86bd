import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { formFieldsOf } from '../../fixtures/form-fields.ts';
import { CodeField, type CodeFieldProps } from './CodeField.tsx';

const onResend = fn();

const meta: Meta<typeof CodeField> = {
  title: 'Forms/CodeField',
  id: 'components-codefield',
  tags: ['stable', 'since-0.1.0'],
  beforeEach: () => {
    onResend.mockClear();
  },
  component: CodeField,
  parameters: {
    usage: {
      when: 'Use it for a code of four characters, sent or printed. With `resend` it asks for a code and waits before the next; give `sentAt` only when a code really went out. Printed codes take `autoComplete="off"`.',
      keyboard: [
        ['Tab', 'Moves to the field, then to the button, also while it waits.'],
        ['Enter, Space', 'On the button: asks for a code.'],
      ],
    },
  },
  args: { label: '', onValueChange: fn(), onComplete: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480 }}>
        <Story />
      </div>
    ),
  ],
  render: (args, { globals }) => {
    const texts = formFieldsOf(globals);
    return <CodeField help={texts.codeHelp} {...args} label={args.label || texts.code} />;
  },
};
export default meta;
type Story = StoryObj<typeof CodeField>;

/** A code as a message or an input method gives it: full-width, with spaces, in small letters. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.click(input);
    await userEvent.paste(' ８ｋ 2-0 99');
    await expect(input).toHaveValue('8K20');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith('8K20');
    await userEvent.keyboard('7');
    await expect(input).toHaveValue('8K20');
    await userEvent.keyboard('{Backspace}{Backspace}4');
    await expect(input).toHaveValue('8K4');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('8K4');
  },
};

export const Playground: Story = {
  tags: ['!test'],
  args: { label: 'VC', help: '8K20', error: '', length: 4 },
};

/** What an input method composes is left alone until it is settled. */
export const Composed: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox');
    await fireEvent.compositionStart(input);
    await fireEvent.input(input, { target: { value: '８ ｋ' } });
    await expect(input).toHaveValue('８ ｋ');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await fireEvent.compositionEnd(input);
    await expect(input).toHaveValue('8K');
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith('8K');
  },
};

/** A whole message is pasted, and read for the code in it. */
export const Message: Story = {
  args: { read: (typed) => /\b[A-Z\d]{4}\b/.exec(typed)?.[0] ?? typed },
  // It looks as any field with a code in it.
  parameters: { picture: 'off' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    await userEvent.paste('Your code is 8K20. Tell it to nobody.');
    await expect(input).toHaveValue('8K20');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith('8K20');
  },
};

export const Invalid: Story = {
  args: { defaultValue: '8K2' },
  render: (args, { globals }) => {
    const texts = formFieldsOf(globals);
    return <CodeField {...args} label={texts.code} help={texts.codeHelp} error={texts.codeError} />;
  },
  play: async ({ canvas, globals }) => {
    const texts = formFieldsOf(globals);
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      `${texts.codeError} ${texts.codeHelp}`,
    );
  },
};

/** A code is sent when it is asked for, as a page does it. */
function Sent({ seconds, translations, ...rest }: CodeFieldProps & SentProps) {
  const [sentAt, setSentAt] = useState<number | null>(null);
  const send = () => {
    onResend();
    setSentAt(Date.now());
  };
  return <CodeField {...rest} resend={{ onResend: send, sentAt, seconds, translations }} />;
}

type SentProps = { seconds?: number; translations: NonNullable<CodeFieldProps['resend']>['translations'] };

/** It keeps the focus while it waits, its name stays, and the wait is said once. */
export const Resend: Story = {
  tags: ['variants'],
  // It counts down.
  parameters: { picture: 'off' },
  render: (args, { globals }) => {
    const texts = formFieldsOf(globals);
    return <Sent {...args} label={texts.code} help={texts.codeHelp} translations={texts.resend} />;
  },
  play: async ({ canvas, globals, userEvent }) => {
    const { resend } = formFieldsOf(globals);
    const button = canvas.getByRole('button', { name: resend.send });
    await expect(button.offsetHeight).toBe(44);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(button);
    await expect(onResend).toHaveBeenCalledOnce();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleName(resend.resend);
    await expect(canvas.getByRole('status')).toHaveTextContent(resend.announcement(60));
    await waitFor(() => expect(button).toHaveAccessibleDescription(resend.countdown('0:58')), {
      timeout: 4000,
    });
    await expect(canvas.getByRole('status')).toHaveTextContent(resend.announcement(60));
    await userEvent.keyboard('{Enter}');
    await expect(onResend).toHaveBeenCalledOnce();
  },
};

/** The time is up: a new code can be asked for. */
export const Ready: Story = {
  tags: ['variants'],
  render: (args, { globals }) => {
    const texts = formFieldsOf(globals);
    return <Sent {...args} label={texts.code} seconds={1} translations={texts.resend} />;
  },
  play: async ({ canvas, globals, userEvent }) => {
    const { resend } = formFieldsOf(globals);
    const button = canvas.getByRole('button', { name: resend.send });
    await userEvent.click(button);
    await expect(button).toHaveAccessibleDescription(resend.countdown('0:01'));
    await waitFor(() => expect(button).not.toHaveAccessibleDescription(), { timeout: 4000 });
    await expect(button).toHaveAccessibleName(resend.resend);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(button);
    await expect(onResend).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(button).not.toHaveAccessibleDescription(), { timeout: 4000 });
  },
};

/** The code stays as it is told from outside. */
export const Controlled: Story = {
  args: { value: '8K' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '2');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('8K2');
    await expect(input).toHaveValue('8K');
  },
};
