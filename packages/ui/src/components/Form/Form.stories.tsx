import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { type FormFieldTexts, formFieldsOf } from '../../fixtures/form-fields.ts';
import { longTexts } from '../../fixtures/long-texts.tsx';
import { Button } from '../Button/index.ts';
import { CodeField } from '../CodeField/index.ts';
import type { FormError } from '../ErrorSummary/index.ts';
import { PasswordField } from '../PasswordField/index.ts';
import { TextField } from '../TextField/index.ts';
import { Form } from './Form.tsx';

type ActivationProps = {
  texts: FormFieldTexts;
  /** Whether the form was sent: told at each try. */
  onTry: () => void;
  /** Runs what comes after the answer; at once, or later. */
  answer: (then: () => void) => void;
};

/** A form as a page makes it: the fields keep what they hold, the page keeps the errors. */
function Activation({ texts, onTry, answer }: ActivationProps) {
  const [errors, setErrors] = useState<FormError[]>([]);
  const [pending, setPending] = useState(false);
  const errorOf = (id: string) => errors.find(({ fieldId }) => fieldId === id)?.text;
  const mend = (id: string) => setErrors((all) => all.filter(({ fieldId }) => fieldId !== id));
  return (
    <Form
      errors={errors}
      summary={{ title: texts.failTitle, text: texts.failText }}
      pending={pending}
      onSubmit={(event) => {
        onTry();
        const entered = new FormData(event.currentTarget);
        setPending(true);
        answer(() => {
          const found: FormError[] = [];
          if (!entered.get('serial')) found.push({ fieldId: 'form-serial', text: texts.serialMissing });
          if (entered.get('code') !== '8K20') found.push({ fieldId: 'form-code', text: texts.codeWrong });
          setErrors(found);
          setPending(false);
        });
      }}
      actions={
        <>
          <Button type="submit" variant="signal" loading={pending}>
            {pending ? texts.activating : texts.activate}
          </Button>
          <span>{texts.kept}</span>
        </>
      }
    >
      <TextField
        id="form-serial"
        name="serial"
        required
        variant="code"
        label={texts.serial}
        help={texts.serialHelp}
        error={errorOf('form-serial')}
        onValueChange={() => mend('form-serial')}
      />
      <CodeField
        id="form-code"
        name="code"
        required
        autoComplete="off"
        label={texts.verification}
        help={texts.verificationHelp}
        error={errorOf('form-code')}
        onValueChange={() => mend('form-code')}
      />
      <PasswordField label={texts.password} translations={texts.reveal} name="password" />
    </Form>
  );
}

const onTry = fn();
let answers: (() => void)[] = [];

const meta: Meta<typeof Form> = {
  title: 'Forms/Form',
  id: 'components-form',
  tags: ['stable', 'since-0.1.0'],
  component: Form,
  parameters: {
    usage: {
      when: 'Use it around every set of fields that is sent. It holds the errors, not the values: fields keep what they hold. Set `pending` while the answer is awaited. On phones each of `actions` fills the line.',
      keyboard: [
        ['Enter', 'In a field of one line: sends the form. With errors the focus moves to the summary.'],
      ],
    },
  },
  args: { summary: { title: '' } },
  beforeEach: () => {
    onTry.mockClear();
    answers = [];
  },
  render: (_args, { globals }) => (
    <Activation texts={formFieldsOf(globals)} onTry={onTry} answer={(then) => then()} />
  ),
};
export default meta;
type Story = StoryObj<typeof Form>;

/** Sent with errors: the summary has the focus, its links lead to the fields, and nothing typed is lost. */
export const Default: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const texts = formFieldsOf(globals);
    const [serial, code] = canvas.getAllByRole('textbox');
    const password = canvas.getByLabelText(texts.password);
    if (!serial || !code) throw new Error('The form has no fields.');
    await userEvent.type(code, '8k2o');
    await userEvent.type(password, 'lamp 14');
    await userEvent.click(canvas.getByRole('button', { name: texts.activate }));
    const summary = canvas.getByRole('region', { name: texts.failTitle });
    await expect(summary).toHaveFocus();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await expect(code).toHaveValue('8K2O');
    await expect(password).toHaveValue('lamp 14');

    await userEvent.click(canvas.getByRole('link', { name: texts.serialMissing }));
    await expect(serial).toHaveFocus();
    await userEvent.keyboard('T90A');
    // One error is mended, and the focus stays where the visitor types.
    await expect(serial).toHaveFocus();
    await expect(serial).toHaveValue('T90A');
    await expect(canvas.getAllByRole('link')).toHaveLength(1);

    await userEvent.keyboard('{Enter}');
    await expect(summary).toHaveFocus();
    await expect(serial).toHaveValue('T90A');
    await expect(onTry).toHaveBeenCalledTimes(2);
  },
};

export const Playground: Story = {
  tags: ['!test'],
  args: {
    errors: [{ fieldId: 'playground', text: 'SN' }],
    pending: false,
    summary: { title: 'T90', text: 'T90A' },
  },
  render: (args, { globals }) => (
    <Form {...args} actions={<Button type="submit">{formFieldsOf(globals).activate}</Button>}>
      <TextField id="playground" label={formFieldsOf(globals).serial} />
    </Form>
  ),
};

/** The answer comes later: one try at a time, and the focus moves when the errors are there. */
export const Pending: Story = {
  render: (_args, { globals }) => (
    <Activation texts={formFieldsOf(globals)} onTry={onTry} answer={(then) => answers.push(then)} />
  ),
  play: async ({ canvas, globals, userEvent }) => {
    const texts = formFieldsOf(globals);
    const button = canvas.getByRole('button', { name: texts.activate });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.type(canvas.getByLabelText(texts.password), '{Enter}');
    await expect(onTry).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('region')).toBeNull();
    answers.shift()?.();
    await waitFor(() => expect(canvas.getByRole('region', { name: texts.failTitle })).toHaveFocus());
    await expect(canvas.getByRole('button', { name: texts.activate })).not.toHaveAttribute('aria-busy');
  },
};

/** Nothing is wrong: the form is sent, and the focus stays. */
export const Sent: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const texts = formFieldsOf(globals);
    const [serial, code] = canvas.getAllByRole('textbox');
    if (!serial || !code) throw new Error('The form has no fields.');
    await userEvent.type(serial, 'T90A230900417');
    await userEvent.type(code, '8k20');
    await userEvent.click(canvas.getByRole('button', { name: texts.activate }));
    await expect(onTry).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(serial).toHaveValue('T90A230900417');
    await expect(canvas.getByRole('button', { name: texts.activate })).toHaveFocus();
  },
};

/** Below the button, for whoever wants to know before it is pressed. */
export const WithNote: Story = {
  render: (args, { globals }) => {
    const texts = formFieldsOf(globals);
    return (
      <Form
        {...args}
        summary={{ title: texts.failTitle }}
        actions={<Button type="submit">{texts.activate}</Button>}
        note={texts.kept}
      >
        <TextField label={texts.serial} />
      </Form>
    );
  },
};

/** On phones the action is as wide as the fields. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, globals }) => {
    const button = canvas.getByRole('button', { name: formFieldsOf(globals).activate });
    const [field] = canvas.getAllByRole('textbox');
    await expect(button.offsetWidth).toBe(button.closest('form')?.offsetWidth);
    await expect(button.getBoundingClientRect().right).toBeGreaterThanOrEqual(
      field!.getBoundingClientRect().right,
    );
  },
};

export const LongTexts: Story = {
  ...longTexts,
  play: async (context) => {
    // A report of all that is missing stands above the fields then.
    await context.userEvent.click(context.canvas.getAllByRole('button').at(-1)!);
    await expect(context.canvas.getByRole('region')).toHaveFocus();
    await longTexts.play(context);
  },
};
